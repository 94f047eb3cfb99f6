import { useLingui } from '@lingui/react/macro'
import { formatDay, formatDays } from '@/lib/format'
import type { Period } from '@/lib/period/period'
import type { PeriodPreset } from '@/lib/period/presets'

/** Formats presets and periods as text. */
export function usePeriodName() {
  const { t, i18n } = useLingui()
  const presets: Record<PeriodPreset, string> = {
    today: t`Today`,
    yesterday: t`Yesterday`,
    last7: t`Last 7 days`,
    last30: t`Last 30 days`,
    last90: t`Last 90 days`,
    thisWeek: t`This week`,
    lastWeek: t`Last week`,
    thisMonth: t`This month`,
    lastMonth: t`Last month`,
    all: t`All time`,
  }

  function period({ from, to }: Period): string {
    if (from && to) return formatDays(from, to, i18n.locale)
    const first = from && formatDay(from, i18n.locale)
    const last = to && formatDay(to, i18n.locale)
    if (first) return t`Since ${first}`
    if (last) return t`Until ${last}`
    return presets.all
  }

  return { preset: (preset: PeriodPreset) => presets[preset], period }
}
