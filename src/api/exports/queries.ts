import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import { id, maybe, text } from '@/api/tolerant'
import { transactionQueries } from '@/api/transactions/queries'
import type { Scope } from '@/auth/realm'
import type { TransactionExportRequest } from './schema'

/** How many transactions an export is about: the total of a list of one row. Nothing is asked without a request. */
export function useExportEstimate(scope: Scope, request: TransactionExportRequest | undefined) {
  return useQuery({
    ...transactionQueries(scope).list({
      ...(request ?? { bundle_id: '' }),
      page: 1,
      page_size: 1,
    }),
    enabled: request !== undefined,
    select: ({ total }) => total,
  })
}

const named = maybe(v.array(v.object({ id, name: text })))
const page = v.object({ organizations: named, bundles: named })
const cached = v.union([v.object({ pages: v.array(page) }), page])

/**
 * The names of the clients and bundles that a screen of this login has fetched before, by id: at the moment of the first
 * render. Nothing is fetched for them.
 */
export function useLoadedNames(scope: Scope): ReadonlyMap<string, string> {
  const queryClient = useQueryClient()
  const [names] = useState(() => {
    const answers = queryClient.getQueriesData({ queryKey: [scope.realm, scope.sid] })
    return new Map(answers.flatMap(([, answer]) => namesIn(answer)))
  })
  return names
}

function namesIn(answer: unknown): [string, string][] {
  const result = v.safeParse(cached, answer)
  if (!result.success) return []
  const pages = 'pages' in result.output ? result.output.pages : [result.output]
  return pages
    .flatMap(({ organizations = [], bundles = [] }) => [...organizations, ...bundles])
    .map(({ id: key, name }) => [key, name])
}
