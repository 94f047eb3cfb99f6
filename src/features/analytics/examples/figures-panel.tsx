import { useQuery } from '@tanstack/react-query'
import type { Examples } from '@gallery/example'
import { ApiError } from '@/api/core/api-error'
import { FiguresPanel } from '@/features/analytics/figures-panel'
import { Card } from '@/ui/display/card'
import { period } from './figures'

type PanelProps = { name: string; read: () => Promise<string> }

function Panel({ name, read }: PanelProps) {
  const query = useQuery({ queryKey: ['example', 'panel', name], queryFn: read, retry: false })
  return (
    <FiguresPanel
      query={query}
      previousQuery={query}
      period={period}
      skeleton={<Card title="Sessions">The outline of the figures</Card>}
    >
      {(figures) => <Card title="Sessions">{figures}</Card>}
    </FiguresPanel>
  )
}

export const examples: Examples = {
  loaded: () => <Panel name="loaded" read={async () => '12,480 sessions'} />,
  loading: () => <Panel name="loading" read={() => new Promise(() => {})} />,
  failed: () => (
    <Panel name="failed" read={() => Promise.reject(new ApiError('no-response', 'analytics'))} />
  ),
}
