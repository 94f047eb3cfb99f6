export type Page = { page: number; page_size: number }

/** The places a page shows of a list that is read from its end (newest first) or from its start. */
export function pageOf<T>(
  count: number,
  { page, page_size }: Page,
  descending: boolean,
  read: (place: number) => T,
): T[] {
  const from = (page - 1) * page_size
  const rows: T[] = []
  for (let place = from; place < Math.min(from + page_size, count); place++) {
    rows.push(read(descending ? count - 1 - place : place))
  }
  return rows
}
