import type { Examples } from '@gallery/example'
import { ListFilters } from '@/features/record-list/list-filters'
import type { ListSearch } from '@/features/record-list/list-search'
import { Button } from '@/ui/form/button'

const names = {
  search: 'Search sessions',
  searchHint: 'ID, name or national ID',
  id: 'Session',
  status: 'Status',
  anyStatus: 'Any status',
  statuses: ['success', 'failed'],
  statusName: (status: string) => (status === 'success' ? 'Verified' : 'Failed'),
  service: { label: 'Service', any: 'Any service', nameOf: (service: string) => service },
}

const none: ListSearch = {
  page: 1,
  page_size: 25,
  sort: undefined,
  from: undefined,
  to: undefined,
  status: undefined,
  service: undefined,
  error_code: undefined,
  q: undefined,
}

const some: ListSearch = {
  ...none,
  from: '2026-10-01',
  to: '2026-10-31',
  status: 'failed',
  service: 'ocr',
}

const change = () => {}

const Filters = ({ search, text }: { search: ListSearch; text?: string }) => (
  <ListFilters
    search={search}
    privateSearchText={text}
    onSearch={change}
    names={names}
    services={['ocr', 'liveness']}
    onClear={search === none && !text ? undefined : change}
    total="12,480 sessions"
    tools={<Button variant="default">Export</Button>}
  />
)

export const examples: Examples = {
  'none set': { Framed: () => <Filters search={none} />, width: 1280, height: 160 },
  'some set': { Framed: () => <Filters search={some} />, width: 1280, height: 160 },
  'a text that may be personal': {
    Framed: () => <Filters search={none} text="Mona Saleh" />,
    width: 1280,
    height: 160,
  },
  'some set, on a tablet': { Framed: () => <Filters search={some} />, width: 768, height: 240 },
  'some set, on a phone': { Framed: () => <Filters search={some} />, width: 390, height: 240 },
}
