import type { Examples } from '@gallery/example'
import { DashboardFilters, DashboardFiltersSkeleton } from '@/features/analytics/dashboard'

const screen = { persona: 'client', path: '/app/pages/home', width: 1280, height: 900 } as const

const Filters = () => (
  <DashboardFilters search={{ from: '2026-10-01', to: '2026-10-31' }} onSearch={() => {}} />
)

export const examples: Examples = {
  'of a client': screen,
  'of an administrator': { ...screen, persona: 'admin', path: '/admin/dashboard' },
  'of an organization with nothing in it': { ...screen, persona: 'client-empty' },
  loading: { ...screen, faults: [{ kind: 'hang', path: 'analytics', count: 'always' }] },
  'cannot be loaded': {
    ...screen,
    faults: [{ kind: 'status', path: 'analytics', status: 500, count: 'always' }],
  },
  'on a phone': { ...screen, width: 390 },
  filters: Filters,
  'filters, loading': () => <DashboardFiltersSkeleton />,
  'filters, on a phone': { Framed: Filters, width: 390, height: 160 },
}
