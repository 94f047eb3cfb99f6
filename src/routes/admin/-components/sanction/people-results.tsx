import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { linkOptions } from '@tanstack/react-router'
import { lazy, Suspense, useDeferredValue, useMemo } from 'react'
import { PrintButton } from '@/features/sessions/print/print-button'
import { formatList } from '@/lib/format-list'
import { BulkRunBar } from '@/routes/admin/-components/bulk-run/bulk-run-bar'
import {
  isOpen,
  sortByScore,
  type ScoreSort,
} from '@/routes/admin/-components/bulk-run/use-bulk-run'
import { LoadingState } from '@/ui/feedback/loading-state'
import { EmptyState } from '@/ui/feedback/states'
import { DataTable, MAX_PLAIN_ROWS } from '@/ui/table/data-table'
import type { PeopleSearch } from './use-people-search'
import {
  findBestMatch,
  toVerdict,
  usePersonCsvColumns,
  usePersonColumns,
  type PersonRow,
} from './person-columns'
import { sentCutoff } from './rank-matches'
import { formatScore } from './score'
import common from '@/ui/display/common.module.css'

const LongTable = lazy(() =>
  import('@/ui/table/virtual-table').then((module) => ({
    default: module.VirtualTable<PersonRow>,
  })),
)

interface PeopleResultsProps {
  peopleSearch: PeopleSearch
  listName: (name: string) => string
  sort: ScoreSort | undefined
  onSort: (sort: ScoreSort) => void
}

const contents = ['name', 'birth_date'] as const

const toResultLink = ({ response }: PersonRow) =>
  response && linkOptions({ to: '/admin/sanction', search: { result: response.number } })

/** Shows the searched people, each with the number of matches, the best score and a link to the full result. */
export function PeopleResults({ peopleSearch, listName, sort, onSort }: PeopleResultsProps) {
  const { t, i18n } = useLingui()
  const { run, onSaved } = peopleSearch
  const rows = useDeferredValue(run.rows)
  const columns = usePersonColumns()
  const csvColumns = usePersonCsvColumns()
  const sortedRows = useMemo(
    () => sortByScore(rows, sort, ({ response }) => findBestMatch(response)?.score),
    [rows, sort],
  )
  const [first] = rows
  if (!first)
    return (
      <EmptyState
        illustration="shield"
        title={<Trans>No people searched yet</Trans>}
        text={<Trans>Paste a list of people to see how many matches each person has.</Trans>}
      />
    )
  const lists = formatList(first.request.data.sanction_lists.map(listName), i18n.locale)
  const cutoff = formatScore(sentCutoff(first.request), i18n.locale)
  const Table = rows.length > MAX_PLAIN_ROWS ? LongTable : DataTable<PersonRow>
  return (
    <section className={`${common.stack} ${common.tight}`} aria-label={t`Results`}>
      <BulkRunBar
        run={run}
        texts={{
          progress: t`Search progress`,
          stopped: <Trans>The search stopped</Trans>,
          resume: <Trans>Search the rest</Trans>,
        }}
        summary={<Summary rows={run.rows} />}
        csv={{
          name: 'sanction-searches',
          columns: csvColumns,
          contents,
          people: rows.length,
          onSaved,
        }}
      >
        <PrintButton contents={contents} people={rows.length} variant="default" size="xs" />
      </BulkRunBar>
      <p className={common.note}>
        <Trans>
          Lists: {lists}. Cutoff: {cutoff}.
        </Trans>
      </p>
      <Suspense fallback={<LoadingState />}>
        <Table
          label={t`Searched people`}
          columns={columns}
          rows={sortedRows}
          rowKey={({ line }) => line}
          rowLink={toResultLink}
          sort={sort ? { by: 'score', descending: sort === '-score' } : undefined}
          onSort={({ descending }) => onSort(descending ? '-score' : 'score')}
        />
      </Suspense>
    </section>
  )
}

/** Counts the people by outcome. */
function Summary({ rows }: { rows: readonly PersonRow[] }) {
  const doneCount = rows.filter((row) => !isOpen(row)).length
  const matched = rows.filter(({ response }) => response && toVerdict(response) === 'match').length
  const failed = rows.filter(({ problem }) => problem !== undefined).length
  return (
    <>
      <Plural
        value={rows.length}
        one={`${doneCount} of # person searched`}
        other={`${doneCount} of # people searched`}
      />
      {' · '}
      <Plural value={matched} one="# person with matches" other="# people with matches" />
      {failed > 0 ? ' · ' : null}
      {failed > 0 ? <Plural value={failed} one="# failed" other="# failed" /> : null}
    </>
  )
}
