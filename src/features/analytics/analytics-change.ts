import type { Analytics } from '@/api/analytics/schema'

type Summary = Analytics['summary']

/**
 * How a figure moved against the period before, as a fraction, the success rate as a
 * difference; undefined where nothing can be compared.
 */
export function changeOf(
  key: keyof Summary,
  now: Summary,
  before: Summary | undefined,
): number | undefined {
  const value = now[key]
  const base = before?.[key]
  if (value === undefined || base === undefined) return undefined
  if (key === 'success_rate') return before?.sessions ? value - base : undefined
  if (base === 0) return undefined
  return (value - base) / base
}
