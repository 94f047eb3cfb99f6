import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useDeferredValue, type ReactNode } from 'react'
import { useExtraResults } from '@/api/extra-results/queries'
import type { ExtraResult, ExtraResultListRequest } from '@/api/extra-results/schema'
import type { Scope } from '@/auth/realm'
import type { Column } from '@/ui/column'
import { DataTable } from '@/ui/data-table'
import { HiddenText } from '@/ui/hidden-text'
import type { LinkSlot } from '@/ui/link-slot'
import { useListColumns } from '@/ui/list-columns'
import { PaginationBar } from '@/ui/pagination-bar'
import { PastTheEnd } from '@/ui/past-the-end'
import { EmptyState, NoMatchState } from '@/ui/states'
import { StillWorking } from '@/ui/still-working'
import { useExtraResultColumns } from './extra-result-columns'

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
  // While the next answer is on its way the rows before it stay, marked.
  const shown = useDeferredValue(request)
  const { results, total } = useExtraResults(scope, shown).data
  const withProfession = results.some((row) => row.profession_analysis !== undefined)
  const columns = useListColumns(extraResultsId, useExtraResultColumns(withProfession))
  if (results.length === 0) {
    const last = Math.ceil(total / shown.page_size)
    if (total > 0) return <PastTheEnd last={last} onPage={onPage} />
    return chosen ? <NoMatchState onClear={onClear} /> : <NoResults />
  }
  return (
    <>
      <DataTable
        label={t`Extra results`}
        columns={columns}
        rows={results}
        rowKey={keyOf}
        rowLink={(row, slot) => rowLink(request.bundle_id, row, slot)}
        stale={shown !== request}
      />
      <PaginationBar
        page={shown.page}
        pageSize={shown.page_size}
        total={total}
        onPage={onPage}
        onPageSize={onPageSize}
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

export function ExtraResultsSkeleton() {
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
