import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import { id, maybe, text } from '@/api/core/tolerant'
import { transactionQueries } from '@/api/transactions/queries'
import type { Scope } from '@/auth/realm'
import type { TransactionExportRequest } from './schema'

/** How many transactions an export contains: the total of a list of one row. Nothing is fetched without a request. */
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

const named = v.object({ id, name: text })
const page = v.object({ organizations: maybe(v.array(named)), bundles: maybe(v.array(named)) })
const cached = v.union([v.object({ pages: v.array(page) }), page])

/** By id. A client and a bundle may have the same id. */
export type LoadedNames = Record<'clients' | 'bundles', ReadonlyMap<string, string>>

/**
 * The names of the clients and bundles that this login has already fetched, at the time of the first render. It fetches
 * nothing.
 */
export function useLoadedNames(scope: Scope): LoadedNames {
  const queryClient = useQueryClient()
  const [names] = useState(() => {
    const pages = queryClient
      .getQueriesData({ queryKey: [scope.realm, scope.sid] })
      .flatMap(([, answer]) => pagesOf(answer))
    return {
      clients: toNames(pages.flatMap(({ organizations = [] }) => organizations)),
      bundles: toNames(pages.flatMap(({ bundles = [] }) => bundles)),
    }
  })
  return names
}

function pagesOf(answer: unknown): v.InferOutput<typeof page>[] {
  const result = v.safeParse(cached, answer)
  if (!result.success) return []
  return 'pages' in result.output ? result.output.pages : [result.output]
}

function toNames(records: readonly v.InferOutput<typeof named>[]) {
  return new Map(records.map((record) => [record.id, record.name]))
}
