import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Analytics } from '@/backend/analytics'
import { platformName, useServiceName } from '@/features/labels/names'
import { useErrorName } from '@/features/labels/problems/reasons'
import { roundRate } from '@/lib/format'
import { previousPeriod } from '@/lib/period/comparison'
import type { Days } from '@/lib/period/period'
import { ChartDataLink } from '@/ui/charts/chart-data-table'
import { Badge } from '@/ui/display/badge'
import { TruncatedText } from '@/ui/display/hidden-text'
import { Num, Percent } from '@/ui/display/data'
import { usePeriodName } from '@/ui/fields/use-period-name'
import { AnalyticsList } from './analytics-list'
import { getAttempts, hasMoreAttempts } from './attempts'
import type { AnalyticsLinks, CountFilter } from './analytics-links'
import common from '@/ui/display/common.module.css'
import classes from './analytics-view.module.css'

type ServiceFigures = Analytics['services'][number]

interface ListProps {
  analytics: Analytics
  links: AnalyticsLinks
  /** Date range for the export's file name. */
  days: string
}

interface ServiceBreakdownProps extends ListProps {
  /** Analytics for the previous period. */
  previous: Analytics | undefined
  period: Days
}

/** Shows how often each service ran and passed, and the attempts per session. */
export function ServiceBreakdown(props: ServiceBreakdownProps) {
  const { analytics, previous, period, links, days } = props
  const { t } = useLingui()
  const serviceName = useServiceName()
  const average = usePeriodName().period(previousPeriod(period))
  type Row = ServiceFigures
  // Opens the transaction list because the numbers count transactions. A session may have several transactions for one
  // service.
  const list =
    links.list && ((filter: CountFilter) => links.list?.({ ...filter, tab: 'transactions' }))
  const rate = ({ successful, total }: Row) =>
    total && successful !== undefined ? roundRate(successful / total) : undefined
  const getPrevious = ({ service }: Row) =>
    previous?.services.find((before) => before.service === service)
  const isMarked = (row: Row) => hasMoreAttempts(row, getPrevious(row))
  return (
    <AnalyticsList
      title={t`Services`}
      countHeader={t`Transactions`}
      rows={analytics.services.toSorted((a, b) => (b.total ?? 0) - (a.total ?? 0))}
      rowKey={({ service }) => service}
      columns={[
        { header: t`Service`, value: ({ service }) => serviceName(service) },
        { header: t`Transactions`, value: ({ total }) => total, isCount: true },
        {
          header: t({ message: 'Failed', context: 'count of transactions' }),
          value: ({ failed }) => failed,
          cell: ({ service, failed }) => (
            <ChartDataLink to={failed ? list?.({ service, status: 'failed' }) : undefined}>
              <Num value={failed} />
            </ChartDataLink>
          ),
        },
        {
          header: t`Transaction success rate`,
          value: rate,
          cell: (row) => <Percent value={rate(row)} />,
        },
        { header: t`Attempts per session`, value: getAttempts },
      ]}
      item={(row) => ({
        label: <TruncatedText>{serviceName(row.service)}</TruncatedText>,
        size: row.total ?? 0,
        value: <Num value={row.total} />,
        detail: row.total ? <PassRate rate={rate(row)} attempts={getAttempts(row)} /> : undefined,
        mark: isMarked(row) ? <AttemptsMark previous={getPrevious(row)} /> : undefined,
      })}
      note={
        analytics.services.some(isMarked) ? (
          <p>
            <Trans>
              Marked: at least 10% more attempts per session than the service’s own average (
              {average}).
            </Trans>
          </p>
        ) : undefined
      }
      link={({ service }) => list?.({ service })}
      fileName={`services-${days}`}
      empty={<Trans>No services ran in this period.</Trans>}
    />
  )
}

/** Shows the transactions of each of a client's bundles. */
export function BundleBreakdown({ analytics, links, days }: ListProps) {
  const { t } = useLingui()
  type Row = NonNullable<Analytics['bundles']>[number]
  // A bundle without transactions has no rate.
  const rate = ({ transactions, success_rate }: Row) =>
    transactions === 0 || success_rate === undefined ? undefined : roundRate(success_rate)
  return (
    <AnalyticsList
      title={t`Bundles`}
      countHeader={t`Transactions`}
      rows={(analytics.bundles ?? []).toSorted(
        (a, b) => (b.transactions ?? 0) - (a.transactions ?? 0),
      )}
      rowKey={({ bundle_id }) => bundle_id}
      columns={[
        { header: t`Bundle`, value: ({ name }) => name },
        { header: t`Transactions`, value: ({ transactions }) => transactions, isCount: true },
        {
          header: t`Session success rate`,
          value: rate,
          cell: (row) => <Percent value={rate(row)} />,
        },
      ]}
      item={(row) => ({
        label: <TruncatedText>{row.name}</TruncatedText>,
        size: row.transactions ?? 0,
        value: <Num value={row.transactions} />,
        // Mentions sessions explicitly because the number beside this text counts transactions.
        detail: row.transactions ? (
          <Trans>
            <Percent value={rate(row)} /> of sessions verified
          </Trans>
        ) : undefined,
      })}
      link={({ bundle_id }) => links.bundle?.(bundle_id)}
      fileName={`bundles-${days}`}
      empty={<Trans>Nothing to compare in this period.</Trans>}
    />
  )
}

interface PassRateProps {
  rate: number | undefined
  attempts: number | undefined
}

function PassRate({ rate, attempts }: PassRateProps) {
  return attempts === undefined ? (
    <Trans>
      <Percent value={rate} /> passed
    </Trans>
  ) : (
    <Trans>
      <Percent value={rate} /> passed ·{' '}
      <Plural value={attempts} one="# attempt" other="# attempts" />
    </Trans>
  )
}

function AttemptsMark({ previous }: { previous: ServiceFigures | undefined }) {
  return (
    <>
      <Badge tone="warning">
        <Trans>Above its average</Trans>
      </Badge>
      <span className={common.caption} dir="auto">
        <Trans>
          previously <Num value={previous && getAttempts(previous)} />
        </Trans>
      </span>
    </>
  )
}

/**
 * Shows how many sessions had each error, most frequent first. Verified sessions are included because the backends
 * don't report which errors ended a session.
 */
export function ErrorBreakdown({ analytics, links, days }: ListProps) {
  const { t } = useLingui()
  const errorName = useErrorName()
  const errors = analytics.errors ?? []
  return (
    <AnalyticsList
      title={t`Errors`}
      countHeader={t`Sessions`}
      note={
        <p>
          <Trans>Sessions with this error, including those that were verified after a retry.</Trans>
        </p>
      }
      tone="failure"
      rows={errors.toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0))}
      rowKey={({ error_code }) => error_code}
      columns={[
        {
          header: t`Code`,
          value: ({ error_code }) => error_code,
          cell: ({ error_code }) => (
            <span className={`${common.code} ${classes.code}`}>{error_code}</span>
          ),
        },
        {
          header: t`Message`,
          value: ({ error_code, message }) => errorName(error_code) ?? message,
          align: 'start',
        },
        { header: t`Sessions`, value: ({ count }) => count, isCount: true },
      ]}
      item={({ error_code, message, count }) => ({
        label: (
          <span className={classes.error}>
            <span className={`${common.code} ${classes.code}`}>{error_code}</span>
            <TruncatedText>{errorName(error_code) ?? message ?? ''}</TruncatedText>
          </span>
        ),
        size: count ?? 0,
        value: <Num value={count} />,
      })}
      link={({ error_code }) => links.list?.({ error_code })}
      fileName={`errors-${days}`}
      empty={<Trans>No errors in this period.</Trans>}
    />
  )
}

/** Shows the platforms of a bundle's sessions. There are no links because no list has a platform filter. */
export function PlatformBreakdown({ analytics, days }: Omit<ListProps, 'links'>) {
  const { t } = useLingui()
  const platforms = analytics.platforms ?? []
  return (
    <AnalyticsList
      title={t`Platforms`}
      countHeader={t`Sessions`}
      rows={platforms.toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0))}
      rowKey={({ platform }) => platform}
      columns={[
        { header: t`Platform`, value: ({ platform }) => platformName(platform) },
        { header: t`Sessions`, value: ({ count }) => count },
      ]}
      item={({ platform, count }) => ({
        label: <TruncatedText>{platformName(platform)}</TruncatedText>,
        size: count ?? 0,
        value: <Num value={count} />,
      })}
      fileName={`platforms-${days}`}
      empty={<Trans>Nothing to compare in this period.</Trans>}
    />
  )
}
