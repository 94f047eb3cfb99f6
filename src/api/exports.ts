import { useMutation, useQueries, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import { call } from '@/api/core/http'
import { transactionQueries } from '@/api/transactions'
import {
  exports,
  type ExportKind,
  type ImageExportRequest,
  type TransactionExportRequest,
} from '@/backend/exports'
import { maybe, namedRecord } from '@/backend/tolerant'
import type { Scope } from '@/lib/realm'

/**
 * Estimates an export's transaction count from one-row lists: one per service, or one for an undefined service. Fetches
 * nothing while `request` or `services` is undefined.
 */
export function useExportEstimate(
  scope: Scope,
  request: Omit<TransactionExportRequest, 'service'> | undefined,
  services: readonly (string | undefined)[] | undefined,
) {
  const { list } = transactionQueries(scope)
  const estimateRequest = request && services
  return useQueries({
    queries: (estimateRequest ?? []).map((service) =>
      list({ bundle_id: '', ...request, service, page: 1, page_size: 1 }),
    ),
    combine: (results) => ({
      data: estimateRequest && sumKnown(results.map(({ data }) => data?.total)),
      error: results.find(({ error }) => error)?.error ?? null,
      isFetching: services === undefined || results.some(({ isFetching }) => isFetching),
      refetch: () => {
        for (const { error, refetch } of results) if (error) void refetch()
      },
    }),
  })
}

/** Returns the sum, or undefined while any number is undefined. */
function sumKnown(numbers: readonly (number | undefined)[]): number | undefined {
  return numbers.reduce<number | undefined>(
    (sum, number) => (sum === undefined || number === undefined ? undefined : sum + number),
    0,
  )
}

const page = v.object({
  organizations: maybe(v.array(namedRecord)),
  bundles: maybe(v.array(namedRecord)),
})
const cachedSchema = v.union([v.object({ pages: v.array(page) }), page])

/** Names keyed by ID. Clients and bundles have separate maps, because a client and a bundle may share an ID. */
export type LoadedNames = Record<'clients' | 'bundles', ReadonlyMap<string, string>>

/** Returns the client and bundle names that this login's query cache contained at the first render. Fetches nothing. */
export function useLoadedNames(scope: Scope): LoadedNames {
  const queryClient = useQueryClient()
  const [names] = useState(() => {
    const pages = queryClient
      .getQueriesData({ queryKey: [scope.realm, scope.sid] })
      .flatMap(([, answer]) => parsePages(answer))
    return {
      clients: toNames(pages.flatMap(({ organizations = [] }) => organizations)),
      bundles: toNames(pages.flatMap(({ bundles = [] }) => bundles)),
    }
  })
  return names
}

function parsePages(response: unknown): v.InferOutput<typeof page>[] {
  const result = v.safeParse(cachedSchema, response)
  if (!result.success) return []
  return 'pages' in result.output ? result.output.pages : [result.output]
}

function toNames(records: readonly v.InferOutput<typeof namedRecord>[]) {
  return new Map(records.map((record) => [record.id, record.name]))
}

/** Requests an export. The backend emails the export when it is ready. */
export function useRequestExport(scope: Scope, kind: ExportKind) {
  return useMutation({
    mutationFn: (request: ImageExportRequest | TransactionExportRequest) =>
      // A response without a body counts as a success. Reporting a failure would make the user request the export
      // twice.
      call(scope, exports[kind], request),
  })
}
