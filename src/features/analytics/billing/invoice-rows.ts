import type { BundleAnalytics } from '@/backend/analytics'
import { serviceUsage, type Cost, type ServiceUsage } from './service-usage'

interface Named {
  id: string
  name: string
}

/** A client's bundle, with its figures or the error of their request. Neither is defined until the bundle loads. */
export interface Bill {
  client: Named
  bundle: Named
  figures: BundleAnalytics | undefined
  error: Error | undefined
}

/** A row for the invoice run: a bundle's service, or the reason why a bundle or client has no services. */
export interface InvoiceRow {
  key: string
  client: Named
  /** Undefined if the client's bundles aren't loaded. */
  bundle?: Named
  state: 'usage' | 'no-tiers' | 'unused' | 'failed' | 'unread'
  error?: Error | undefined
  service?: string
  calls?: number | undefined
  hits?: number | undefined
  /** The reached tier, counted from 1. */
  tier?: number | undefined
  costs: readonly Cost[]
}

/** Returns the rows of one bundle, most used service first. */
export function toInvoiceRows({ client, bundle, figures, error }: Bill): InvoiceRow[] {
  const row = { key: `${client.id}/${bundle.id}`, client, bundle, costs: [] }
  if (!figures) return [{ ...row, ...toClientRow(client, error), key: row.key }]
  const services = serviceUsage(figures, undefined, { kind: 'other-period' })
  if (services.length === 0) return [{ ...row, state: 'unused' }]
  return services.map(({ service, calls, position, costs }) => ({
    ...row,
    key: `${row.key}/${service}`,
    state: position ? 'usage' : 'no-tiers',
    service,
    calls,
    ...reachedTier(position),
    costs: costs.map(({ cost, currency }) => ({ cost: withoutRoundingError(cost), currency })),
  }))
}

/** Returns the row of a client whose bundles failed to load or haven't loaded yet. */
export function toClientRow(client: Named, error: Error | undefined): InvoiceRow {
  return { key: client.id, client, state: error ? 'failed' : 'unread', error, costs: [] }
}

/** Returns neither hits nor a tier if a tier has no readable hits, because the sum would be too low. */
function reachedTier(position: ServiceUsage['position']): Pick<InvoiceRow, 'hits' | 'tier'> {
  if (!position || position.tiers.some(({ used }) => Number.isNaN(used))) return {}
  return { hits: position.hits, tier: position.index + 1 }
}

/** Removes the binary rounding error of a sum such as 0.1 + 0.2, because a CSV contains every digit. */
const withoutRoundingError = (sum: number) => Number(sum.toPrecision(12))

/** Returns each record once, because a record that moves to the next page between requests is on both pages. */
export function uniqueById<T extends { id: string }>(records: readonly T[]): T[] {
  return [...new Map(records.map((record) => [record.id, record])).values()]
}
