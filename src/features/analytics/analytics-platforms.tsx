import { Trans, useLingui } from '@lingui/react/macro'
import type { Analytics } from '@/api/analytics/schema'
import { CutText } from '@/ui/display/cut-text'
import { Num } from '@/ui/display/numbers'
import { AnalyticsList } from './analytics-list'
import { platformName } from '@/features/labels/platform-name'

interface AnalyticsPlatformsProps {
  platforms: NonNullable<Analytics['platforms']>
  /** The days, for the name of the file. */
  days: string
}

/** On what the sessions of one bundle ran. No list is filtered by it, so it leads nowhere. */
export function AnalyticsPlatforms({ platforms, days }: AnalyticsPlatformsProps) {
  const { t } = useLingui()
  return (
    <AnalyticsList
      title={t`Platforms`}
      rows={platforms.toSorted((a, b) => b.count - a.count)}
      rowKey={({ platform }) => platform}
      columns={[
        { header: t`Platform`, value: ({ platform }) => platformName(platform) },
        { header: t`Sessions`, value: ({ count }) => count },
      ]}
      item={({ platform, count }) => ({
        label: <CutText>{platformName(platform)}</CutText>,
        size: count,
        value: <Num value={count} />,
      })}
      fileName={`platforms-${days}`}
      none={<Trans>Nothing to compare in this period.</Trans>}
    />
  )
}
