import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import { lazy, Suspense, useDeferredValue, useState } from 'react'
import type { NameMatch, NameMatchRequest } from '@/backend/name-match'
import { LazyPart } from '@/ui/feedback/lazy-part'
import { LoadingState } from '@/ui/feedback/loading-state'
import { NoMatchState } from '@/ui/feedback/states'
import { DataTable, MAX_PLAIN_ROWS } from '@/ui/table/data-table'
import { BulkRunBar, type BulkRun } from '@/routes/admin/-components/bulk-run/bulk-run-bar'
import { isOpen, sortByScore } from '@/routes/admin/-components/bulk-run/use-bulk-run'
import type { MatchSearch } from './match-search'
import { useCsvColumns, usePairColumns, type PairRow } from './pair-columns'
import common from '@/ui/display/common.module.css'

const LongTable = lazy(() =>
  import('@/ui/table/virtual-table').then((module) => ({ default: module.VirtualTable<PairRow> })),
)
const PairDialog = lazy(() =>
  import('./pair-dialog').then((module) => ({ default: module.PairDialog })),
)

interface PairResultsProps {
  run: BulkRun<NameMatchRequest, NameMatch>
  search: MatchSearch
  onSearch: (change: Partial<MatchSearch>) => void
  onSaved: () => void
}

/** Shows the comparison run's results so far and the run's controls. */
export function PairResults({ run, search, onSearch, onSaved }: PairResultsProps) {
  const { t } = useLingui()
  const { rows } = run
  const [opened, setOpened] = useState<PairRow>()
  const columns = usePairColumns(setOpened)
  const csvColumns = useCsvColumns()
  // Deferred, because processing a thousand rows after each response would block the page.
  const deferredRows = useDeferredValue(rows)
  const visibleRows = sortByScore(
    deferredRows.filter(filters[search.show ?? 'all']),
    search.sort,
    ({ response }) => response?.result.match_score,
  )
  const Table = visibleRows.length > MAX_PLAIN_ROWS ? LongTable : DataTable<PairRow>
  return (
    <section className={`${common.stack} ${common.tight}`} aria-label={t`Results`}>
      <BulkRunBar
        run={run}
        texts={{
          progress: t`Comparison progress`,
          stopped: <Trans>The comparison stopped</Trans>,
          resume: <Trans>Compare the rest</Trans>,
        }}
        summary={<Summary rows={rows} />}
        csv={{
          name: 'name-comparisons',
          columns: csvColumns,
          contents: ['name'],
          // A row's two names may belong to two people.
          people: rows.length * 2,
          onSaved,
        }}
      >
        <NativeSelect
          aria-label={t`Show`}
          size="xs"
          value={search.show ?? ''}
          data={[
            { value: '', label: t`All pairs` },
            { value: 'match', label: t`Matches` },
            { value: 'no-match', label: t`No match` },
            { value: 'open', label: t`No result` },
          ]}
          onChange={({ currentTarget: { value } }) =>
            onSearch({ show: isFilter(value) ? value : undefined })
          }
        />
      </BulkRunBar>
      {visibleRows.length === 0 ? (
        <NoMatchState onClear={() => onSearch({ show: undefined })} />
      ) : (
        <Suspense fallback={<LoadingState />}>
          <Table
            label={t`Compared pairs`}
            columns={columns}
            rows={visibleRows}
            rowKey={getRowKey}
            sort={search.sort ? { by: 'score', descending: search.sort === '-score' } : undefined}
            onSort={({ descending }) => onSearch({ sort: descending ? '-score' : 'score' })}
          />
        </Suspense>
      )}
      {opened?.response ? (
        <LazyPart onFailure={() => setOpened(undefined)}>
          <PairDialog
            request={opened.request}
            match={opened.response}
            onClose={() => setOpened(undefined)}
          />
        </LazyPart>
      ) : null}
    </section>
  )
}

/** Counts the pairs by outcome. */
function Summary({ rows }: { rows: readonly PairRow[] }) {
  const doneCount = rows.filter((row) => !isOpen(row)).length
  const matches = rows.filter(filters.match).length
  const others = rows.filter(filters['no-match']).length
  const rejectedCount = rows.filter(({ problem }) => problem !== undefined).length
  return (
    <>
      <Plural
        value={rows.length}
        one={`${doneCount} of # pair compared`}
        other={`${doneCount} of # pairs compared`}
      />
      {' · '}
      <Plural value={matches} one="# match" other="# matches" />
      {' · '}
      <Plural value={others} one="# non-match" other="# non-matches" />
      {rejectedCount > 0 ? (
        <>
          {' · '}
          <Plural value={rejectedCount} one="# refused" other="# refused" />
        </>
      ) : null}
    </>
  )
}

const getRowKey = ({ line }: PairRow) => line

const filters = {
  all: () => true,
  match: ({ response }: PairRow) => response?.result.is_match === true,
  'no-match': ({ response }: PairRow) => response?.result.is_match === false,
  open: ({ response }: PairRow) => response === undefined,
} as const

const isFilter = (value: string): value is NonNullable<MatchSearch['show']> =>
  value in filters && value !== 'all'
