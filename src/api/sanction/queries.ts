import { queryOptions, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { get } from '@/api/core/http'
import type { Scope } from '@/auth/realm'
import type { SanctionRequest } from './requests'
import { sanctionListsSchema, type SanctionResponse } from './schema'

export const sanctionVerdicts = ['no_match', 'false_positive', 'true_match', 'escalated'] as const
export type SanctionVerdict = (typeof sanctionVerdicts)[number]

/** The analyst's decision on a search. It is printed, and sent nowhere. */
export interface SanctionDecision {
  verdict: SanctionVerdict | undefined
  note: string
}

/** A search of this visit with its response. */
export interface SanctionSearch {
  /** Counts the searches of the login, from 1. */
  number: number
  /** When it was sent, ISO 8601. */
  at: string
  request: SanctionRequest
  response: SanctionResponse
  decision: SanctionDecision
}

/** The sanction lists and the searches in them, for administrators. */
export function sanctionQueries(scope: Scope) {
  const key = [scope.realm, scope.sid, 'sanction'] as const
  return {
    lists: () =>
      queryOptions({
        queryKey: [...key, 'lists'],
        queryFn: ({ signal }) =>
          get(scope, 'v1/valify/sanction-shield/lists/', sanctionListsSchema, { signal }),
      }),
    /**
     * The last searches of this login here, newest first. They are never fetched: they exist only in the cache, which
     * is cleared when the login ends.
     */
    searches: () =>
      queryOptions({
        queryKey: [...key, 'searches'],
        queryFn: (): readonly SanctionSearch[] => [],
        initialData: [],
        enabled: false,
        gcTime: Infinity,
      }),
  }
}

/** The lists that the screen's loader has loaded. */
export function useSanctionLists(scope: Scope) {
  return useSuspenseQuery(sanctionQueries(scope).lists())
}

export function useSanctionSearches(scope: Scope): readonly SanctionSearch[] {
  return useQuery(sanctionQueries(scope).searches()).data
}

/** Stores the analyst's decision with its search. */
export function useDecide(scope: Scope) {
  const queryClient = useQueryClient()
  return (number: number, decision: SanctionDecision) =>
    void queryClient.setQueryData(sanctionQueries(scope).searches().queryKey, (before = []) =>
      before.map((search) => (search.number === number ? { ...search, decision } : search)),
    )
}
