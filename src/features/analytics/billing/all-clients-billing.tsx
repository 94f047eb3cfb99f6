import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { LinkOptions } from '@tanstack/react-router'
import { useState } from 'react'
import { FiguresError } from '@/features/analytics/figures-error'
import { errorReason } from '@/features/labels/error-reason'
import { useServiceName } from '@/features/labels/names'
import { QueryFailure } from '@/features/labels/query-failure'
import type { CsvCell, PlainCsvColumn } from '@/lib/csv'
import { foldText } from '@/lib/fold-text'
import { formatNumber } from '@/lib/format'
import type { Days } from '@/lib/period/period'
import { ChartCard } from '@/ui/charts/chart-card'
import { ChartDataLink, type ChartDataColumn } from '@/ui/charts/chart-data-table'
import { Data, Num } from '@/ui/display/data'
import { ProgressBar } from '@/ui/export/progress-bar'
import { EmptyState, NoMatchState } from '@/ui/feedback/states'
import { UnreadNote } from '@/ui/feedback/unread-note'
import { usePeriodName } from '@/ui/fields/use-period-name'
import { SearchInput } from '@/ui/list-toolbar/search-input'
import { StepButton } from './billing'
import { BillNotes } from './client-billing'
import type { InvoiceRow } from './invoice-rows'
import { Costs } from './tier-ladder'
import { useAllClients } from './use-all-clients'
import common from '@/ui/display/common.module.css'
import classes from './usage.module.css'

interface AllClientsBillingProps {
  period: Days
  /** Returns the link to a bundle's billing. */
  bundleLink: (clientId: string, bundleId: string) => LinkOptions
}

type MonthTableProps = { period: Days } & ReturnType<typeof useInvoiceColumns>

/** Loads and shows the usage and cost of all clients' bundles in a period, with the total. */
export function AllClientsBilling(props: AllClientsBillingProps) {
  // Created outside the table, because the table renders after every few responses.
  const columns = useInvoiceColumns(props)
  return <MonthTable period={props.period} {...columns} />
}

function MonthTable({ period, columns, csvColumns }: MonthTableProps) {
  const { t } = useLingui()
  const [name, setName] = useState('')
  const month = useAllClients(period)
  const periodName = usePeriodName().period(period)
  const { rows, isRunning, isStopped, failure, failedClientCount, onRetry } = month
  if (failure) return <QueryFailure error={failure} busy={isRunning} onRetry={onRetry} />
  const loadedRows = rows.filter(({ state }) => state !== 'unread')
  const shownRows = name
    ? loadedRows.filter(({ client }) => foldText(client.name).includes(foldText(name)))
    : loadedRows
  const isComplete = !rows.some(({ state }) => state === 'unread' || state === 'failed')
  const fileName = `clients-${period.from}-${period.to}`
  return (
    <div className={common.stack}>
      <MonthProgress month={month} />
      {loadedRows.length > 0 ? (
        <BillNotes {...month} isRetrying={isRunning}>
          {failedClientCount > 0 ? (
            <FiguresError isRetrying={isRunning} onRetry={onRetry}>
              <Plural
                value={failedClientCount}
                one="The bundles of # client could not be loaded and are not included in the total."
                other="The bundles of # clients could not be loaded and are not included in the total."
              />
            </FiguresError>
          ) : null}
          <UnreadNote kind="rows" count={month.unread} />
        </BillNotes>
      ) : null}
      {loadedRows.length > 0 ? (
        <SearchInput label={t`Search clients`} value={name} onChange={setName} />
      ) : isRunning || isStopped ? null : (
        <EmptyState title={<Trans>No bundles yet</Trans>} />
      )}
      {shownRows.length > 0 ? (
        <div className={classes.card}>
          <ChartCard
            title={t`Usage of all clients`}
            legend={<span className={common.caption}>{periodName}</span>}
            columns={columns}
            rows={shownRows}
            rowKey={({ key }) => key}
            csv={{ columns: csvColumns, rows }}
            fileName={isComplete ? fileName : `${fileName}-incomplete`}
            emptyText={null}
            tableOnly
          >
            {null}
          </ChartCard>
        </div>
      ) : loadedRows.length > 0 ? (
        <NoMatchState onClear={() => setName('')} />
      ) : null}
    </div>
  )
}

/** Shows how much has loaded, with a button that cancels or continues. */
function MonthProgress({ month }: { month: ReturnType<typeof useAllClients> }) {
  const { t, i18n } = useLingui()
  const { step, isRunning, isStopped, loadedCount, total: all } = month
  const answered = formatNumber(loadedCount, i18n.locale)
  const doneCount = loadedCount + (step === 'figures' ? month.failedCount : month.failedClientCount)
  return (
    <div className={`${common.stack} ${common.tight}`}>
      {isRunning ? (
        <ProgressBar
          label={t`Loading the figures`}
          share={step === 'clients' || all === 0 ? undefined : doneCount / all}
        />
      ) : null}
      <div className={common.row}>
        {isRunning || isStopped ? (
          <StepButton onClick={isRunning ? month.onStop : month.onContinue}>
            {isRunning ? <Trans>Cancel</Trans> : <Trans>Continue</Trans>}
          </StepButton>
        ) : null}
        <p className={common.note} aria-live={isRunning ? 'off' : 'polite'}>
          {step === 'clients' ? (
            <Trans>Loading…</Trans>
          ) : step === 'bundles' ? (
            <Trans>
              {answered} of <Plural value={all} one="# client" other="# clients" />
            </Trans>
          ) : (
            <Trans>
              {answered} of <Plural value={all} one="# bundle" other="# bundles" />
            </Trans>
          )}
        </p>
        <p role="status" className={common.note}>
          {isStopped && !isRunning ? <Trans>The figures loaded so far are kept.</Trans> : null}
        </p>
      </div>
    </div>
  )
}

/** Returns the table's columns, and the CSV's columns for the invoice run. */
function useInvoiceColumns({ period, bundleLink }: AllClientsBillingProps) {
  const { t } = useLingui()
  const serviceName = useServiceName()
  const notes: Record<InvoiceRow['state'], string | undefined> = {
    usage: undefined,
    'no-tiers': t`No price tiers`,
    unused: t`No services ran in this period, and none has price tiers.`,
    failed: t`Could not be loaded`,
    unread: t`Not loaded yet`,
  }
  const client = { header: t`Client`, value: (row: InvoiceRow) => row.client.name }
  const bundle: ChartDataColumn<InvoiceRow> = {
    header: t`Bundle`,
    value: (row) => row.bundle?.name,
    cell: (row) => (
      <ChartDataLink to={row.bundle && bundleLink(row.client.id, row.bundle.id)}>
        <Data>{row.bundle?.name}</Data>
      </ChartDataLink>
    ),
    align: 'start',
  }
  const service: ChartDataColumn<InvoiceRow> = {
    header: t`Service`,
    value: (row) => row.service && serviceName(row.service),
    cell: (row) => (
      <>
        {row.service === undefined ? notes[row.state] : <Data>{serviceName(row.service)}</Data>}
        {row.error ? <p className={common.caption}>{errorReason(row.error)}</p> : null}
      </>
    ),
    align: 'start',
  }
  const hits = { header: t`Hits`, value: (row: InvoiceRow) => row.hits }
  const tier: ChartDataColumn<InvoiceRow> = {
    header: t`Tier reached`,
    value: (row) => row.tier,
    cell: (row) => (row.state === 'no-tiers' ? notes[row.state] : <Num value={row.tier} />),
  }
  // In the CSV, an amount is a plain number. Amounts in different currencies are never added up.
  const cost: ChartDataColumn<InvoiceRow> = {
    header: t`Cost`,
    value: ({ costs: [first, ...rest] }) =>
      rest.reduce<CsvCell>((list, next) => `${list} + ${next.cost}`, first?.cost),
    cell: ({ costs }) => (costs.length > 0 ? <Costs costs={costs} /> : <Num value={undefined} />),
  }
  const csvColumns: PlainCsvColumn<InvoiceRow>[] = [
    { header: t`Client ID`, value: (row) => row.client.id },
    client,
    { header: t`Bundle ID`, value: (row) => row.bundle?.id },
    bundle,
    service,
    hits,
    tier,
    cost,
    {
      header: t`Currency`,
      value: ({ costs }) => costs.map(({ currency = '' }) => currency).join(' + '),
    },
    { header: t`Period`, value: () => `${period.from} – ${period.to}` },
    { header: t`Note`, value: ({ state }) => notes[state] },
  ]
  const calls = { header: t`Calls`, value: (row: InvoiceRow) => row.calls }
  return { columns: [client, bundle, service, calls, hits, tier, cost], csvColumns }
}
