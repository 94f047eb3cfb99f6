import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'

export type Neighbor = {
  id: string
  /** Set in a list with page numbers. */
  page?: number
  /** Set in a list that loads portion by portion. */
  bundleId?: string
}
export type Neighbors = {
  /** 1-based. */
  position: number
  /** Undefined if the server doesn't count the list's rows. */
  total: number | undefined
  previous: Neighbor | undefined
  next: Neighbor | undefined
}

/** The fields of a list page that are needed to find neighbors. */
export type IdPage = { total: number | undefined; ids: readonly string[] }

type Page = { page: number; answer: IdPage | undefined }

/**
 * Returns a record's position and neighbors from the given pages, or undefined if none of them contains the record.
 * @internal Exported for its test.
 */
export function findNeighbors(
  pages: readonly Page[],
  pageSize: number,
  id: string,
): Neighbors | undefined {
  const all = pages.flatMap(({ page, answer }) =>
    (answer?.ids ?? []).map((each, index) => ({
      id: each,
      page,
      position: (page - 1) * pageSize + index + 1,
    })),
  )
  // A record added between two responses shifts the rows, so a row may end one page and start the next.
  const rows = all.filter((row, index) => all.findIndex((each) => each.id === row.id) === index)
  const at = rows.findIndex((row) => row.id === id)
  const row = rows[at]
  if (!row) return undefined
  const total = pages.find(({ page }) => page === row.page)?.answer?.total
  return {
    position: row.position,
    total: total && Math.max(total, row.position),
    previous: at === 0 ? undefined : rows[at - 1],
    next: rows[at + 1],
  }
}

/**
 * Returns a record's neighbors in the page of the list that the URL defines, by default the first page. Undefined until
 * that page has loaded and contains the record.
 */
export function useListNeighbors<T extends { total: number | undefined }, K extends QueryKey>(
  pageQuery: (page: number) => UseQueryOptions<T, Error, T, K>,
  getIds: (response: T) => readonly string[],
  { page, page_size }: { page: number; page_size: number },
  id: string | undefined,
): Neighbors | undefined {
  const isEnabled = id !== undefined
  const part = {
    select: (response: T): IdPage => ({ total: response.total, ids: getIds(response) }),
    // Opening a record must not refetch rows, so the list stays as the user left it.
    staleTime: Infinity,
  }
  const here = useQuery({ ...pageQuery(page), ...part, enabled: isEnabled }).data
  const at = here && isEnabled ? here.ids.indexOf(id) : -1
  const last = here?.total === undefined ? Infinity : Math.ceil(here.total / page_size)
  // New records shift the rows, so a missing record may be on either side.
  const before = useQuery({
    ...pageQuery(Math.max(1, page - 1)),
    ...part,
    enabled: isEnabled && here !== undefined && page > 1 && at <= 0,
  }).data
  const after = useQuery({
    ...pageQuery(page + 1),
    ...part,
    enabled:
      isEnabled && here !== undefined && page < last && (at < 0 || at === here.ids.length - 1),
  }).data
  if (!isEnabled) return undefined
  return findNeighbors(
    [
      ...(page > 1 ? [{ page: page - 1, answer: before }] : []),
      { page, answer: here },
      { page: page + 1, answer: after },
    ],
    page_size,
    id,
  )
}

/** Returns a record's neighbors among the loaded rows of a merged list. */
export function findMergedNeighbors<Row extends { bundle_id: string }>(
  list: { rows?: readonly Row[]; total: number | undefined } | undefined,
  getId: (row: Row) => string,
  id: string | undefined,
  bundleId: string | undefined,
): Neighbors | undefined {
  const { rows = [], total } = list ?? {}
  const at = rows.findIndex((row) => getId(row) === id && row.bundle_id === bundleId)
  if (at === -1) return undefined
  const toNeighbor = (row: Row | undefined) => row && { id: getId(row), bundleId: row.bundle_id }
  return {
    position: at + 1,
    total: total && Math.max(total, rows.length),
    previous: toNeighbor(rows[at - 1]),
    next: toNeighbor(rows[at + 1]),
  }
}
