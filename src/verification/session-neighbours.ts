import { useQuery } from '@tanstack/react-query'
import { sessionQueries } from '@/api/sessions/queries'
import type { SessionList } from '@/api/sessions/schema'
import type { Scope } from '@/auth/realm'
import { toSessionListRequest } from './session-request'
import type { SessionSearch } from './session-search'

type Neighbour = { sessionId: string; page: number }
export type Neighbours = {
  /** From 1. */
  position: number
  total: number
  previous: Neighbour | undefined
  next: Neighbour | undefined
}

type Page = { page: number; answer: SessionList | undefined }

/** Where a session stands in its list, from the pages around it; undefined when it is on none of them. */
export function neighboursOf(
  pages: readonly Page[],
  pageSize: number,
  sessionId: string,
): Neighbours | undefined {
  const all = pages.flatMap(({ page, answer }) =>
    (answer?.sessions ?? []).map((session, index) => ({
      sessionId: session.session_id,
      page,
      position: (page - 1) * pageSize + index + 1,
    })),
  )
  // A session that came in between two answers pushed the others on: one may end a page and begin the next.
  const rows = all.filter(
    (row, index) => all.findIndex((each) => each.sessionId === row.sessionId) === index,
  )
  const at = rows.findIndex((row) => row.sessionId === sessionId)
  const row = rows[at]
  if (!row) return undefined
  const total = pages.find(({ page }) => page === row.page)?.answer?.total ?? 0
  return {
    position: row.position,
    total: Math.max(total, row.position),
    previous: at === 0 ? undefined : rows[at - 1],
    next: rows[at + 1],
  }
}

/**
 * The sessions before and after one, in the list that its address names (the first page of the whole list
 * when it names none). Undefined while unknown, when it is not there and when the list cannot be had.
 */
export function useNeighbours(
  scope: Scope,
  bundle: { bundle_id: string; organization_id?: string },
  search: SessionSearch,
  personal: string | undefined,
  sessionId: string,
): Neighbours | undefined {
  const { page, page_size } = search
  const pageQuery = (number: number) =>
    sessionQueries(scope).list(toSessionListRequest(bundle, { ...search, page: number }, personal))
  const here = useQuery(pageQuery(page)).data
  const at = here?.sessions.findIndex((session) => session.session_id === sessionId) ?? -1
  const last = here ? Math.ceil(here.total / page_size) : page
  // New sessions push the others on, so one that is not here may be on either side.
  const before = useQuery({
    ...pageQuery(Math.max(1, page - 1)),
    enabled: here !== undefined && page > 1 && at <= 0,
  }).data
  const after = useQuery({
    ...pageQuery(page + 1),
    enabled: here !== undefined && page < last && (at < 0 || at === here.sessions.length - 1),
  }).data
  return neighboursOf(
    [
      ...(page > 1 ? [{ page: page - 1, answer: before }] : []),
      { page, answer: here },
      { page: page + 1, answer: after },
    ],
    page_size,
    sessionId,
  )
}
