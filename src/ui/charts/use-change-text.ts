import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { formatPercent } from '@/lib/format'

export type Measure = 'count' | 'rate' | 'duration'

/**
 * "3.1% fewer than the previous 30 days". Whole sentences, because languages put their parts in different orders.
 * `before` is the length of the previous period, or the name of the days when they are not those right before.
 */
export function useChangeText() {
  const { t, i18n } = useLingui()
  return (change: number, measure: Measure, before: number | string): string => {
    const isMore = change > 0
    const size = Math.abs(change)
    const percent = formatPercent(size, i18n.locale)
    // Of a percentage, so that 0.012 is 1.2.
    const points = Math.round(size * 1000) / 10
    return typeof before === 'string' ? sinceNamed(before) : sincePrevious(before)

    function sinceNamed(since: string): string {
      switch (measure) {
        case 'count':
          return isMore ? t`${percent} more than ${since}` : t`${percent} fewer than ${since}`
        case 'duration':
          return isMore ? t`${percent} longer than ${since}` : t`${percent} shorter than ${since}`
        case 'rate':
          return isMore
            ? t`${plural(points, { one: '# point', other: '# points' })} higher than ${since}`
            : t`${plural(points, { one: '# point', other: '# points' })} lower than ${since}`
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
