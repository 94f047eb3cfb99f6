export type PageRequest = { page: number; page_size: number }

/** Returns one page's items. A descending list is read from its end, so the newest items come first. */
export function takePage<T>(
  count: number,
  { page, page_size }: PageRequest,
  descending: boolean,
  itemAt: (index: number) => T,
): T[] {
  const from = (page - 1) * page_size
  const items: T[] = []
  for (let index = from; index < Math.min(from + page_size, count); index++) {
    items.push(itemAt(descending ? count - 1 - index : index))
  }
  return items
}
