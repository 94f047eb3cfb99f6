import { linkOptions } from '@tanstack/react-router'
import type { Examples } from '@gallery/example'
import { Badge } from '@/ui/display/badge'
import { CopyButton, ShortId } from '@/ui/display/copy-id'
import { Time } from '@/ui/display/time'
import type { Column, DataTableProps } from '@/ui/table/column'
import { DataTable } from '@/ui/table/data-table'
import { DataTableHead } from '@/ui/table/data-table-head'
import classes from '@/ui/table/data-table.module.css'
import { useSelection } from '@/ui/table/use-selection'
import { VirtualTable } from '@/ui/table/virtual-table'
import { rowKey, exampleSessions, type ExampleSession } from './sessions'

const texts = { success: 'Accepted', failure: 'Rejected', warning: 'Needs a look' }

const columns: Column<ExampleSession>[] = [
  {
    id: 'id',
    header: 'Session ID',
    primary: true,
    card: 'title',
    skeletonWidth: 150,
    cell: ({ id }) => <ShortId id={id} />,
    after: ({ id }) => <CopyButton value={id} label="session ID" />,
  },
  {
    id: 'status',
    header: 'Status',
    card: 'badge',
    skeletonWidth: 110,
    cell: ({ status }) => <Badge tone={status}>{texts[status]}</Badge>,
  },
  {
    id: 'name',
    header: 'Name',
    card: 'field',
    cell: ({ name }) => <bdi translate="no">{name}</bdi>,
  },
  {
    id: 'started',
    header: 'Started',
    sortKey: 'started',
    card: 'field',
    cell: ({ started }) => <Time value={started} />,
  },
  {
    id: 'seconds',
    header: 'Seconds',
    align: 'end',
    sortKey: 'seconds',
    card: 'field',
    cell: ({ seconds }) => seconds,
  },
  {
    id: 'error',
    header: 'Error',
    fill: true,
    card: 'field',
    skeletonWidth: 200,
    isEmpty: ({ error }) => error === '',
    cell: ({ error }) => error,
  },
]

const rowLink = ({ id }: ExampleSession) =>
  linkOptions({
    to: '/app/pages/bundle/$bundleId/sessions/$sessionId',
    params: { bundleId: '20011', sessionId: id },
  })

type Settings = Partial<DataTableProps<ExampleSession>>
const table = { columns, rowKey, rowLink, rows: exampleSessions(4), label: 'Sessions' }

const Table = (props: Settings) => (
  <DataTable {...table} sort={{ by: 'started', descending: true }} onSort={() => {}} {...props} />
)

/** Table with two selected rows. */
function Selectable(props: Settings) {
  const selection = useSelection(rowKey, '')
  const selectedRows = exampleSessions(2)
  const has = (key: unknown) => selectedRows.some(({ id }) => id === key)
  return <Table selection={{ ...selection, rows: selectedRows, has }} {...props} />
}

function AllSelected() {
  const selection = useSelection(rowKey, '')
  return <Table selection={{ ...selection, rows: table.rows, has: () => true }} />
}

/** Virtual table, for the virtual table's own examples. */
export const Virtual = ({ rows }: { rows: number }) => (
  <VirtualTable {...table} rows={exampleSessions(rows)} />
)

const phone = { width: 390, height: 480 }

export const examples: Examples = {
  'some rows': () => <Table />,
  'one row': () => <Table rows={exampleSessions(1)} />,
  'no row': () => <Table rows={[]} />,
  'sorted upward by another column': () => <Table sort={{ by: 'seconds', descending: false }} />,
  'rows without a link': () => (
    <DataTable columns={columns} rowKey={rowKey} rows={exampleSessions(2)} label="Sessions" />
  ),
  'rows to select, two of them selected': () => <Selectable />,
  'all rows selected': () => <AllSelected />,
  'its head alone': () => (
    <table className={classes.table}>
      <DataTableHead {...table} sort={{ by: 'started', descending: true }} onSort={() => {}} />
    </table>
  ),
  loading: () => <Table loading skeletonRows={4} />,
  'loading, rows to select': () => <Selectable loading skeletonRows={2} />,
  'fetched again': () => <Table isFetching />,
  'wider than its place': {
    Framed: () => (
      <div style={{ display: 'grid', inlineSize: 420, blockSize: 220 }}>
        <Selectable rows={exampleSessions(12)} />
      </div>
    ),
    width: 800,
    height: 240,
  },
  'cards on a phone': { Framed: () => <Table />, ...phone },
  'cards on a phone, selected': { Framed: () => <Selectable />, ...phone },
  'cards on a phone, loading': { Framed: () => <Table loading skeletonRows={3} />, ...phone },
}
