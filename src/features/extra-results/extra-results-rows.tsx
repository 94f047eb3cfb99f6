import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useExtraResults } from '@/api/extra-results/queries'
import type { ExtraResult, ExtraResultListRequest } from '@/api/extra-results/schema'
import type { Scope } from '@/auth/realm'
import type { Column } from '@/ui/table/column'
import { DataTable } from '@/ui/table/data-table'
import { HiddenText } from '@/ui/display/hidden-text'
import type { LinkSlot } from '@/ui/display/link-slot'
import { useListColumns } from '@/ui/list-toolbar/use-list-columns'
import { PaginationBar } from '@/ui/table/pagination-bar'
import { PageOutOfRange } from '@/ui/table/page-out-of-range'
import { EmptyState, NoMatchState } from '@/ui/feedback/empty-state'
import { StillWorking } from '@/ui/feedback/loading-state'
import { useExtraResultColumns } from './extra-result-columns'
import { QueryFailure } from '@/features/record-list/query-failure'
import { toListResult } from '@/features/record-list/list-result'
import { RecordListFreshness } from '@/features/record-list/record-list-freshness'

/** Under which its columns are kept on this device. */
export const extraResultsId = 'extra-results'

interface ExtraResultsRowsProps {
  scope: Scope
  request: ExtraResultListRequest
  /** Whether days have been chosen: else they are the last 30. */
  chosen: boolean
  onPage: (page: number) => void
  onPageSize: (size: number) => void
  onClear: () => void
}

const keyOf = (row: ExtraResult) => row.transaction_id

/** One page of extra results, or what stands in its place. */
export function ExtraResultsRows(props: ExtraResultsRowsProps) {
  const { scope, request, chosen, onPage, onPageSize, onClear } = props
  const { t } = useLingui()
  const answer = toListResult(useExtraResults(scope, request), ({ results }) => results)
  const { rows, total, stale, error, refresh } = answer
  const withProfession = rows?.some((row) => row.profession_analysis !== undefined) ?? false
  const columns = useListColumns(extraResultsId, useExtraResultColumns(withProfession))
  if (error) return <QueryFailure error={error} busy={stale} onRetry={refresh} />
  if (!rows) return <ExtraResultsSkeleton />
  if (rows.length === 0) {
    if (total > 0)
      return <PageOutOfRange last={Math.ceil(total / request.page_size)} onPage={onPage} />
    return chosen ? <NoMatchState onClear={onClear} /> : <NoResults />
  }
  return (
    <>
      <DataTable
        label={t`Extra results`}
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        rowLink={(row, slot) => rowLink(request.bundle_id, row, slot)}
        isFetching={stale}
      />
      <PaginationBar
        page={request.page}
        pageSize={request.page_size}
        total={total}
        onPage={onPage}
        onPageSize={onPageSize}
        aside={<RecordListFreshness {...answer} />}
      />
    </>
  )
}

/** Only clients have this list, so the session is on their side. */
function rowLink(bundleId: string, { session_id }: ExtraResult, slot: LinkSlot): ReactNode {
  if (!session_id) return <span>{slot.children}</span>
  return (
    <Link
      to="/app/pages/bundle/$bundleId/sessions/$sessionId"
      params={{ bundleId, sessionId: session_id }}
      {...slot}
    />
  )
}

function ExtraResultsSkeleton() {
  const { t } = useLingui()
  const columns: readonly Column<ExtraResult>[] = useListColumns(
    extraResultsId,
    useExtraResultColumns(false),
  )
  return (
    <>
      <div role="status">
        <HiddenText>{t`Loading`}</HiddenText>
      </div>
      <DataTable label={t`Extra results`} columns={columns} rows={[]} rowKey={keyOf} loading />
      <StillWorking />
    </>
  )
}

function NoResults() {
  return (
    <EmptyState
      title={<Trans>No extra results in the last 30 days</Trans>}
      text={
        <Trans>
          They come with document checks that look for fraud or verify the document itself. Choose
          other days for earlier ones.
        </Trans>
      }
    />
  )
}
