import { queryOptions, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { ApiError } from '@/api/core/api-error'
import { authSession } from '@/api/core/auth-session-instance'
import { call } from '@/api/core/http'
import { useSecretMutation } from '@/api/core/use-secret-mutation'
import {
  sanction,
  type SanctionRequest,
  type SanctionResponse,
  UNKNOWN_LIST,
} from '@/backend/sanction'
import { MAX_PEOPLE } from '@/lib/names/pasted-names'
import type { Scope } from '@/lib/realm'

export const sanctionVerdicts = ['no_match', 'false_positive', 'true_match', 'escalated'] as const
export type SanctionVerdict = (typeof sanctionVerdicts)[number]

/** The analyst's decision on a search. The decision is printed but never sent. */
export interface SanctionDecision {
  verdict: SanctionVerdict | undefined
  note: string
}

/** A search made during this login, with its response. */
export interface SanctionSearch {
  /** Search number within the login, from 1. */
  number: number
  /** Time of the request, ISO 8601. */
  at: string
  request: SanctionRequest
  response: SanctionResponse
  decision: SanctionDecision
  /** Whether the search belongs to a run over many people, so it isn't a recent search. */
  isBulk: boolean
}

/** Sanction lists and searches, for administrators. */
export function sanctionQueries(scope: Scope) {
  const key = [scope.realm, scope.sid, 'sanction'] as const
  return {
    lists: () =>
      queryOptions({
        queryKey: [...key, 'lists'],
        queryFn: ({ signal }) => call(scope, sanction.lists, {}, signal),
      }),
    /**
     * This login's latest searches in this tab, newest first. They are kept only in the query cache, so the end of the
     * login clears them.
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

/** Returns the lists that the screen's loader has loaded. */
export function useSanctionLists(scope: Scope) {
  return useSuspenseQuery(sanctionQueries(scope).lists())
}

export function useSanctionSearches(scope: Scope): readonly SanctionSearch[] {
  return useQuery(sanctionQueries(scope).searches()).data
}

/** Stores the analyst's decision with its search. */
export function useSaveDecision(scope: Scope) {
  const queryClient = useQueryClient()
  return (number: number, decision: SanctionDecision) =>
    void queryClient.setQueryData(sanctionQueries(scope).searches().queryKey, (before = []) =>
      before.map((search) => (search.number === number ? { ...search, decision } : search)),
    )
}

const MAX_SEARCHES = 20

/** Keeps the newest searches. A run's searches don't replace the searches that the user made one by one. */
function keepNewest(searches: readonly SanctionSearch[]): readonly SanctionSearch[] {
  const left = { one: MAX_SEARCHES, many: MAX_PEOPLE }
  return searches.filter(({ isBulk }) => left[isBulk ? 'many' : 'one']-- > 0)
}

type Search = SanctionRequest & { signal?: AbortSignal; isBulk?: boolean }

/** Searches the sanction lists, adds the search to the cached searches and resolves to the search. */
export function useSearchSanctions(scope: Scope) {
  const queryClient = useQueryClient()
  const { lists, searches } = sanctionQueries(scope)
  return useSecretMutation(
    async ({ signal, isBulk = false, ...request }: Search): Promise<SanctionSearch> => {
      const at = new Date().toISOString()
      try {
        const response = await call(scope, sanction.search, request, signal)
        const before = queryClient.getQueryData(searches().queryKey) ?? []
        const number = (before[0]?.number ?? 0) + 1
        const decision = { verdict: undefined, note: '' }
        const search = { number, at, request, response, decision, isBulk }
        // The end of a login clears the cache. A late response must not fill it again.
        if (authSession.isCurrent(scope.sid))
          queryClient.setQueryData(searches().queryKey, keepNewest([search, ...before]))
        return search
      } catch (error) {
        // A list was renamed or removed after the user selected it.
        if (error instanceof ApiError && error.body.error_code === UNKNOWN_LIST)
          void queryClient.invalidateQueries(lists())
        throw error
      }
    },
  )
}
