import { Trans, useLingui } from '@lingui/react/macro'
import type { Analytics } from '@/api/analytics/schema'
import { TruncatedText } from '@/ui/display/truncated-text'
import { Num } from '@/ui/display/numbers'
import { AnalyticsList } from './analytics-list'
import type { AnalyticsLinks } from './analytics-links'
import classes from './analytics-view.module.css'

interface AnalyticsErrorsProps {
  errors: NonNullable<Analytics['errors']>
  links: AnalyticsLinks
  /** The days, for the name of the file. */
  days: string
}

/** Errors by code, the most frequent first. */
export function AnalyticsErrors({ errors, links, days }: AnalyticsErrorsProps) {
  const { t } = useLingui()
  return (
    <AnalyticsList
      title={t`Errors`}
      tone="failure"
      rows={errors.toSorted((a, b) => b.count - a.count)}
      rowKey={({ error_code }) => error_code}
      columns={[
        {
          header: t`Code`,
          value: ({ error_code }) => error_code,
          cell: ({ error_code }) => <span className={classes.code}>{error_code}</span>,
        },
        { header: t`Message`, value: ({ message }) => message, align: 'start' },
        { header: t`Sessions`, value: ({ count }) => count, counts: true },
      ]}
      item={({ error_code, message, count }) => ({
        label: (
          <span className={classes.error}>
            <span className={classes.code}>{error_code}</span>
            <TruncatedText>{message}</TruncatedText>
          </span>
        ),
        size: count,
        value: <Num value={count} />,
      })}
      link={({ error_code }) => links.list?.({ error_code })}
      fileName={`errors-${days}`}
      none={<Trans>No errors in this period.</Trans>}
    />
  )
}
