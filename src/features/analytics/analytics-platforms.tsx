import { Trans, useLingui } from '@lingui/react/macro'
import type { Analytics } from '@/api/analytics/schema'
import { TruncatedText } from '@/ui/display/truncated-text'
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
        label: <TruncatedText>{platformName(platform)}</TruncatedText>,
        size: count,
        value: <Num value={count} />,
      })}
      fileName={`platforms-${days}`}
      none={<Trans>Nothing to compare in this period.</Trans>}
    />
  )
}
