import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { analyticsQueries } from '@/api/analytics'
import { bundleQueries } from '@/api/bundles'
import type { BundleAnalytics } from '@/backend/analytics'
import { isSilent } from '@/api/core/api-error'
import { useScope } from '@/api/core/use-scope'
import { organizationQueries, useEveryOrganization } from '@/api/organizations'
import { useBatchedFigures } from '@/features/analytics/use-batched-figures'
import { toDateRange } from '@/lib/period/closed-period'
import type { Days } from '@/lib/period/period'
import { toClientRow, toInvoiceRows, uniqueById, type Bill, type InvoiceRow } from './invoice-rows'

/** Keeps responses during a long run and after the user opens a bundle. The default is only 5 minutes. */
const gcTime = 30 * 60_000

/**
 * Loads the clients, then their bundles, then each bundle's figures, three requests at a time. The user can stop and
 * continue.
 */
export function useAllClients(period: Days) {
  const scope = useScope()
  const queryClient = useQueryClient()
  const [isStopped, setIsStopped] = useState(false)
  const [isListed, setIsListed] = useState(false)
  // Reuses row objects, so the table renders only new rows.
  const [rowsByFigures] = useState(() => new WeakMap<BundleAnalytics, InvoiceRow[]>())
  // Doesn't refetch on reconnect, because that would continue a stopped run or retry two steps in parallel.
  const options = { enabled: !isStopped, refetchOnReconnect: false } as const

  const clientQuery = useEveryOrganization(scope, { enabled: options.enabled })
  const clients = clientQuery.data?.organizations ?? []
  const lists = useBatchedFigures(
    clients.map(({ id }) => ({ ...bundleQueries(scope).byOrganization(id), gcTime })),
    options,
  )
  // Stays true while failed lists are retried, so the loaded rows stay.
  if (!isListed && clientQuery.data && !lists.isPending && !lists.isRetrying) setIsListed(true)
  const bundles = isListed
    ? clients.flatMap((client, index) =>
        uniqueById(lists.figures[index]?.bundles ?? []).map((bundle) => ({ client, bundle })),
      )
    : []
  const figures = useBatchedFigures(
    bundles.map(({ client, bundle }) => {
      const request = { organization_id: client.id, bundle_id: bundle.id, ...toDateRange(period) }
      return { ...analyticsQueries(scope).bundle(request), gcTime }
    }),
    { ...options, enabled: options.enabled && isListed && !lists.isRetrying },
  )

  const bills = bundles.map((each, index): Bill => ({
    ...each,
    figures: figures.figures[index],
    error: figures.errors[index],
  }))
  const billsByClient = Map.groupBy(bills, ({ client }) => client.id)
  const failure = clientQuery.data
    ? ((lists.failed === clients.length ? lists.error : undefined) ??
      (figures.failed === bills.length ? figures.error : undefined))
    : clientQuery.error
  const loadedCount = (isListed ? figures : lists).figures.filter(Boolean).length

  function stop() {
    setIsStopped(true)
    void queryClient.cancelQueries({ queryKey: organizationQueries(scope).every().queryKey })
    lists.onStop()
    figures.onStop()
  }

  return {
    isStopped,
    isRunning: clientQuery.isFetching || lists.isRetrying || figures.isRetrying,
    /** The current step: `clients` until their number is known. */
    step: !clientQuery.data ? 'clients' : isListed ? 'figures' : 'bundles',
    loadedCount,
    failedCount: figures.failed,
    failedClientCount: lists.failed,
    /** Number of clients or bundles in the current step. */
    total: isListed ? bills.length : clients.length,
    /** The error if a step has no usable response. */
    failure: failure && !isSilent(failure) ? failure : undefined,
    /** Number of clients and bundles whose rows couldn't be read. */
    unread: [clientQuery.data, ...lists.figures].reduce(
      (sum, list) => sum + (list?.unread ?? 0),
      0,
    ),
    figures: bills.flatMap((bill) => bill.figures ?? []),
    rows: clients.flatMap((client, index) => {
      if (!isListed || !lists.figures[index]) return [toClientRow(client, lists.errors[index])]
      return (billsByClient.get(client.id) ?? []).flatMap((bill) => {
        const rows = (bill.figures && rowsByFigures.get(bill.figures)) ?? toInvoiceRows(bill)
        if (bill.figures) rowsByFigures.set(bill.figures, rows)
        return rows
      })
    }),
    onStop: stop,
    onContinue: () => setIsStopped(false),
    onRetry: () => {
      if (isStopped) setIsStopped(false)
      else if (!clientQuery.data) void clientQuery.refetch()
      else if (lists.failed > 0) lists.onRetry()
      else figures.onRetry()
    },
  }
}
