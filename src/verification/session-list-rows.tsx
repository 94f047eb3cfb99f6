import { Trans } from '@lingui/react/macro'
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/Button.css'
import { Button } from '@mantine/core'
import type { Session, SessionList } from '@/api/sessions/schema'
import type { DataTableProps } from '@/ui/column'
import { DataTable } from '@/ui/data-table'
import { ListSelectionBar } from '@/ui/list-selection-bar'
import { PaginationBar } from '@/ui/pagination-bar'
import { EmptyState, NoMatchState } from '@/ui/states'
import type { Selection } from '@/ui/table-selection'
import { toPageSize, type SessionSearch } from './session-search'

type TableProps = Pick<
  DataTableProps<Session>,
  'label' | 'columns' | 'rowKey' | 'rowLink' | 'stale'
>

interface SessionListRowsProps extends TableProps {
  answer: SessionList
  search: SessionSearch
  filtered: boolean
  selection: Selection<Session>
  onSearch: (search: SessionSearch) => void
  onClear: () => void
  onExport: () => void
}

/** One page of sessions, or what stands in its place. */
export function SessionListRows(props: SessionListRowsProps) {
  const { answer, search, filtered, selection, onSearch, onClear, onExport, ...table } = props
  const { sessions, total } = answer
  const go = (page: number) => onSearch({ ...search, page })
  if (sessions.length === 0) {
    if (total > 0) return <PastTheEnd last={Math.ceil(total / search.page_size)} onPage={go} />
    return filtered ? <NoMatchState onClear={onClear} /> : <NoSessions />
  }
  return (
    <>
      <DataTable
        {...table}
        rows={sessions}
        selection={selection}
        sort={{ by: search.sort.replace('-', ''), descending: search.sort.startsWith('-') }}
        onSort={({ descending }) =>
          onSearch({ ...search, page: 1, sort: descending ? '-created_at' : 'created_at' })
        }
      />
      <ListSelectionBar
        count={selection.rows.length}
        onExport={onExport}
        onClear={selection.clear}
      />
      <PaginationBar
        page={search.page}
        pageSize={search.page_size}
        total={total}
        onPage={go}
        onPageSize={(size) => onSearch({ ...search, page: 1, page_size: toPageSize(size) })}
      />
    </>
  )
}

function NoSessions() {
  return (
    <EmptyState
      title={<Trans>No sessions yet</Trans>}
      text={<Trans>Sessions appear here as soon as your users start verifying themselves.</Trans>}
    />
  )
}

function PastTheEnd({ last, onPage }: { last: number; onPage: (page: number) => void }) {
  return (
    <EmptyState
      title={<Trans>There is no such page</Trans>}
      text={<Trans>The list ends at page {last}.</Trans>}
      action={
        <Button variant="default" onClick={() => onPage(last)}>
          <Trans>Go to the last page</Trans>
        </Button>
      }
    />
  )
}
