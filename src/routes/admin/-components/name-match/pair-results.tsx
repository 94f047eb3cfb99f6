import { Plural, Trans, useLingui } from '@lingui/react/macro'
import {
  lazy,
  Suspense,
  useDeferredValue,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'
import { saveFile } from '@/browser/save-file'
import { csvTable } from '@/lib/csv'
import { getCsvSeparator } from '@/stores/preferences'
import { toDay } from '@/lib/period/period'
import { SentenceGap } from '@/ui/display/joined-text'
import { LazyPart } from '@/ui/feedback/lazy-part'
import { LoadingState } from '@/ui/feedback/loading-state'
import { NoMatchState } from '@/ui/feedback/states'
import { Button } from '@/ui/form/button'
import { InlineAlert } from '@/ui/form/inline-alert'
import { ProgressBar } from '@/ui/export/progress-bar'
import { DataTable, MAX_PLAIN_ROWS } from '@/ui/table/data-table'
import { hasFocusWithin } from '@/browser/dom-lookups'
import type { MatchSearch } from './match-search'
import { useCsvColumns, usePairColumns } from './pair-columns'
import { isOpen, type PairRow, type usePairRun } from './use-pair-run'
import { NativeSelect } from '@mantine/core'
import common from '@/ui/display/common.module.css'
import classes from './pairs.module.css'

const LongTable = lazy(() =>
  import('@/ui/table/virtual-table').then((module) => ({ default: module.VirtualTable<PairRow> })),
)
const PairDialog = lazy(() =>
  import('./pair-dialog').then((module) => ({ default: module.PairDialog })),
)

const PersonalDataDialog = lazy(() =>
  import('@/ui/export/personal-data-dialog').then((module) => ({
    default: module.PersonalDataDialog,
  })),
)

interface PairResultsProps {
  run: ReturnType<typeof usePairRun>
  search: MatchSearch
  onSearch: (change: Partial<MatchSearch>) => void
  onSaved: () => void
}

/** Shows the comparison run's results so far and the run's controls. */
export function PairResults({ run, search, onSearch, onSaved }: PairResultsProps) {
  const { t } = useLingui()
  const { rows, failure, isRunning, resume, stop } = run
  const [opened, setOpened] = useState<PairRow>()
  const [isSaving, setIsSaving] = useState(false)
  const summary = useRef<HTMLParagraphElement>(null)
  const columns = usePairColumns(setOpened)
  const csvColumns = useCsvColumns()
  const doneCount = rows.filter((row) => !isOpen(row)).length
  const isComplete = doneCount === rows.length
  // Deferred, because processing a thousand rows after each response would block the page.
  const deferredRows = useDeferredValue(rows)
  const visibleRows = sortRows(deferredRows.filter(filters[search.show ?? 'all']), search.sort)
  const Table = visibleRows.length > MAX_PLAIN_ROWS ? LongTable : DataTable<PairRow>

  function save() {
    setIsSaving(false)
    const type = 'text/csv;charset=utf-8'
    const name = `name-comparisons-${toDay(new Date())}.csv`
    saveFile(new Blob([csvTable(csvColumns, rows, getCsvSeparator())], { type }), name)
    onSaved()
  }

  return (
    <section className={`${common.stack} ${common.tight}`} aria-label={t`Results`}>
      {isRunning ? (
        <ProgressBar label={t`Comparison progress`} share={doneCount / rows.length} />
      ) : null}
      {failure ? (
        <InlineAlert tone="error" title={<Trans>The comparison stopped</Trans>}>
          {failure}
          <SentenceGap />
          <Trans>The results so far are kept.</Trans>
        </InlineAlert>
      ) : null}
      <div className={common.row}>
        <Summary ref={summary} rows={rows} doneCount={doneCount} isRunning={isRunning} />
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
        {isRunning || !isComplete ? (
          <RunButton onClick={isRunning ? stop : resume} focusAfter={summary}>
            {isRunning ? <Trans>Stop</Trans> : <Trans>Compare the rest</Trans>}
          </RunButton>
        ) : null}
        {doneCount > 0 ? (
          <Button variant="default" size="xs" onClick={() => setIsSaving(true)}>
            <Trans>Export as CSV</Trans>
          </Button>
        ) : null}
      </div>
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
      {isSaving ? (
        <LazyPart onFailure={() => setIsSaving(false)}>
          <PersonalDataDialog
            action="export"
            contents={['name']}
            // A row's two names may belong to two people.
            people={rows.length * 2}
            onConfirm={save}
            onClose={() => setIsSaving(false)}
          />
        </LazyPart>
      ) : null}
      {opened?.match ? (
        <LazyPart onFailure={() => setOpened(undefined)}>
          <PairDialog
            request={opened.request}
            match={opened.match}
            onClose={() => setOpened(undefined)}
          />
        </LazyPart>
      ) : null}
    </section>
  )
}

interface RunButtonProps {
  onClick: () => void
  /** Takes the focus when the completed run removes the button. */
  focusAfter: RefObject<HTMLElement | null>
  children: ReactNode
}

function RunButton({ focusAfter, ...props }: RunButtonProps) {
  const own = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const [button, next] = [own.current, focusAfter.current]
    return () => {
      if (hasFocusWithin(button)) next?.focus({ preventScroll: true })
    }
  }, [focusAfter])
  return <Button ref={own} variant="default" size="xs" {...props} />
}

interface SummaryProps {
  ref: RefObject<HTMLParagraphElement | null>
  rows: readonly PairRow[]
  doneCount: number
  isRunning: boolean
}

/** Summary that screen readers announce when the run ends, not after every pair. */
function Summary({ ref, rows, doneCount, isRunning }: SummaryProps) {
  const matches = rows.filter(filters.match).length
  const others = rows.filter(filters['no-match']).length
  const rejectedCount = rows.filter(({ refusal }) => refusal !== undefined).length
  return (
    <p ref={ref} tabIndex={-1} className={classes.summary} aria-live={isRunning ? 'off' : 'polite'}>
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
    </p>
  )
}

const getRowKey = ({ line }: PairRow) => line

const filters = {
  all: () => true,
  match: ({ match }: PairRow) => match?.result.is_match === true,
  'no-match': ({ match }: PairRow) => match?.result.is_match === false,
  open: ({ match }: PairRow) => match === undefined,
} as const

const isFilter = (value: string): value is NonNullable<MatchSearch['show']> =>
  value in filters && value !== 'all'

/** Sorts rows by score; pairs without a score come last. */
function sortRows(rows: readonly PairRow[], sort: MatchSearch['sort']): readonly PairRow[] {
  if (!sort) return rows
  const direction = sort === '-score' ? -1 : 1
  const last = direction * Infinity
  const getScore = ({ match }: PairRow) => match?.result.match_score ?? last
  return rows.toSorted((a, b) => {
    const [one, other] = [getScore(a), getScore(b)]
    return one === other ? a.line - b.line : direction * (one - other)
  })
}
