import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { formatPercent } from '@/lib/format'

export type Measure = 'count' | 'rate' | 'duration'

/**
 * Returns a function that formats a change as a whole sentence, because word order differs by language: "3.1% fewer
 * than the previous 30 days". `before` is the previous period's length in days, or its name if that period isn't
 * immediately before.
 */
export function useChangeText() {
  const { t, i18n } = useLingui()
  return (change: number, measure: Measure, before: number | string): string => {
    const isMore = change > 0
    const size = Math.abs(change)
    const percent = formatPercent(size, i18n.locale)
    // Percentage points, so 0.012 is 1.2.
    const points = Math.round(size * 1000) / 10
    return typeof before === 'string' ? sinceNamed(before) : sincePrevious(before)

    function sinceNamed(since: string): string {
      switch (measure) {
        case 'count':
          return isMore ? t`${percent} more than in ${since}` : t`${percent} fewer than in ${since}`
        case 'duration':
          return isMore
            ? t`${percent} longer than in ${since}`
            : t`${percent} shorter than in ${since}`
        case 'rate':
          return isMore
            ? t`${plural(points, { one: '# point', other: '# points' })} higher than in ${since}`
            : t`${plural(points, { one: '# point', other: '# points' })} lower than in ${since}`
      }
    }

    function sincePrevious(days: number): string {
      switch (measure) {
        case 'count':
          return isMore
            ? t`${percent} more than ${plural(days, { one: 'the previous day', other: 'the previous # days' })}`
            : t`${percent} fewer than ${plural(days, { one: 'the previous day', other: 'the previous # days' })}`
        case 'duration':
          return isMore
            ? t`${percent} longer than ${plural(days, { one: 'the previous day', other: 'the previous # days' })}`
            : t`${percent} shorter than ${plural(days, { one: 'the previous day', other: 'the previous # days' })}`
        case 'rate':
          return isMore
            ? t`${plural(points, { one: '# point', other: '# points' })} higher than ${plural(days, { one: 'the previous day', other: 'the previous # days' })}`
            : t`${plural(points, { one: '# point', other: '# points' })} lower than ${plural(days, { one: 'the previous day', other: 'the previous # days' })}`
      }
    }
  }
}
