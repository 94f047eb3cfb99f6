import type { Examples } from '@gallery/example'
import { ApiError } from '@/api/core/api-error'
import type { BundleSearch } from '@/api/record-lookup/bundle-search'
import { BundleSearchState } from '@/features/record-list/bundle-search-state'

const start = () => {}

const ended: BundleSearch = {
  filter: { search: '29403151201234' },
  hits: [],
  answered: 30,
  left: [],
  failed: 0,
  error: undefined,
  isRunning: false,
}

const left = Array.from({ length: 12 }, (_, index) => ({ id: `${index}`, name: 'Onboarding' }))

const State = ({ search }: { search?: BundleSearch }) => (
  <BundleSearchState
    realm="client"
    search={search}
    found={0}
    start="Search all bundles"
    onStart={start}
    onGoOn={start}
  />
)

export const examples: Examples = {
  'not started': () => <State />,
  'running, the bundles not known yet': () => (
    <State search={{ ...ended, answered: 0, isRunning: true }} />
  ),
  running: () => <State search={{ ...ended, answered: 4, left, isRunning: true }} />,
  'nothing so far, more to ask': () => <State search={{ ...ended, left }} />,
  'nothing in any': () => <State search={ended} />,
  'one bundle failed': () => (
    <State
      search={{
        ...ended,
        failed: 1,
        left: left.slice(0, 1),
        error: new ApiError('status', 'sessions', { status: 500 }),
      }}
    />
  ),
  'on a phone': {
    Framed: () => <State search={{ ...ended, left }} />,
    width: 390,
    height: 100,
  },
}
