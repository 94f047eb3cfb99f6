import type { Examples } from '@gallery/example'
import { ApiError } from '@/api/core/api-error'
import { StatusBadge } from '@/features/labels/status-badge'
import { PagedRows, type ListResult } from '@/features/record-list/paged-rows'
import { RecordListSkeleton } from '@/features/record-list/record-list'
import { EmptyState } from '@/ui/feedback/states'
import type { Column } from '@/ui/table/column'

type Row = { id: string; status: string; service: string; attempts: number }

const columns: readonly Column<Row>[] = [
  { id: 'id', header: 'Session', primary: true, card: 'title', cell: ({ id }) => id },
  {
    id: 'status',
    header: 'Status',
    card: 'badge',
    sortKey: 'status',
    cell: ({ status }) => <StatusBadge subject="session" status={status} />,
  },
  { id: 'service', header: 'Service', card: 'field', fill: true, cell: ({ service }) => service },
  {
    id: 'attempts',
    header: 'Attempts',
    card: 'field',
    align: 'end',
    sortKey: 'attempts',
    cell: ({ attempts }) => attempts,
  },
]

const rows = ['success', 'failed', 'in_progress', 'expired'].map((status, index): Row => ({
  id: `7d2b9c14…${index}`,
  status,
  service: 'ID OCR, liveness and face match',
  attempts: index + 1,
}))

const change = () => {}

const loaded: ListResult<Row> = {
  rows,
  total: 4,
  unread: 0,
  isFetching: false,
  isPlaceholder: false,
  error: undefined,
  isRefetchError: false,
  updatedAt: Number.MAX_SAFE_INTEGER,
  refresh: change,
}

type ListProps = {
  result?: Partial<ListResult<Row>>
  page?: number
  isFiltered?: boolean
  isSearchLost?: boolean
}

const List = ({ result, page = 1, isFiltered = false, isSearchLost = false }: ListProps) => (
  <PagedRows
    label="Sessions"
    columns={columns}
    rowKey={({ id }) => id}
    rowLink={(row, { children, ...slot }) => (
      <a href={`#${row.id}`} {...slot}>
        {children}
      </a>
    )}
    result={{ ...loaded, ...result }}
    search={{ page, page_size: 25, sort: undefined }}
    onSearch={change}
    orders={{ keys: ['status', 'attempts'], defaultOrder: '-attempts' }}
    onClear={isFiltered ? change : undefined}
    isSearchLost={isSearchLost}
    empty={
      <EmptyState title="No sessions yet" text="They appear here after the first verification." />
    }
  />
)

const error = new ApiError('status', 'sessions', { status: 500 })

export const examples: Examples = {
  'one page': () => <List />,
  one: () => <List result={{ rows: rows.slice(0, 1), total: 1 }} />,
  'the second of many pages': () => <List page={2} result={{ total: 12_480 }} />,
  'fetched again': () => <List result={{ isFetching: true }} />,
  'another page is on the way': () => (
    <List
      page={2}
      result={{ total: 12_480, isFetching: true, isPlaceholder: true, updatedAt: 0 }}
    />
  ),
  'the refresh failed': () => <List result={{ isRefetchError: true }} />,
  loading: () => <List result={{ rows: undefined, total: 0 }} />,
  'loading, with its filters': () => (
    <RecordListSkeleton list="example" label="Sessions" columns={columns} />
  ),
  'cannot be loaded': () => <List result={{ rows: undefined, total: 0, error }} />,
  'cannot be loaded, busy': () => (
    <List result={{ rows: undefined, total: 0, error, isFetching: true }} />
  ),
  empty: () => <List result={{ rows: [], total: 0 }} />,
  'no match': () => <List isFiltered result={{ rows: [], total: 0 }} />,
  'past the last page': () => <List page={9} result={{ rows: [], total: 40 }} />,
  'the search text is lost': () => <List isSearchLost />,
  'on a phone': {
    Framed: () => <List page={2} result={{ total: 12_480 }} />,
    width: 390,
    height: 760,
  },
  'loading, on a phone': {
    Framed: () => <List result={{ rows: undefined, total: 0 }} />,
    width: 390,
    height: 480,
  },
}
