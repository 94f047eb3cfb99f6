import { useQuery } from '@tanstack/react-query'
import type { Examples } from '@gallery/example'
import { ApiError } from '@/api/core/api-error'
import { AnalyticsPanel } from '@/features/analytics/analytics-panel'
import { analytics, none, period, previous } from './figures'

type PanelProps = { name: string; read: () => Promise<typeof analytics> }

/** Figures that a query brings in this way. The panel of figures is in it. */
function Panel({ name, read }: PanelProps) {
  const query = useQuery({ queryKey: ['example', name], queryFn: read, retry: false })
  const previousQuery = useQuery({
    queryKey: ['example', name, 'previous'],
    queryFn: async () => previous,
  })
  return (
    <AnalyticsPanel
      query={query}
      previousQuery={previousQuery}
      period={period}
      audience="client"
      links={() => ({})}
    />
  )
}

const Loaded = () => <Panel name="loaded" read={async () => analytics} />

export const examples: Examples = {
  loaded: { Framed: Loaded, width: 1280, height: 1000 },
  loading: () => <Panel name="loading" read={() => new Promise(() => {})} />,
  failed: () => (
    <Panel
      name="failed"
      read={() => Promise.reject(new ApiError('status', 'analytics', { status: 500 }))}
    />
  ),
  refused: () => (
    <Panel
      name="refused"
      read={() => Promise.reject(new ApiError('status', 'analytics', { status: 403 }))}
    />
  ),
  empty: () => <Panel name="empty" read={async () => none} />,
  'on a phone': { Framed: Loaded, width: 390, height: 1200 },
}
