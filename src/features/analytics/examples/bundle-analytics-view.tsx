import type { Examples } from '@gallery/example'

const screen = {
  persona: 'client',
  path: '/app/pages/bundle/20011/sessions?tab=analytics',
  width: 1280,
  height: 900,
} as const

export const examples: Examples = {
  'of a client': screen,
  'of an administrator': {
    ...screen,
    persona: 'admin',
    path: '/admin/bundle-analytics/1001/20011',
  },
  loading: { ...screen, faults: [{ kind: 'hang', path: 'analytics', count: 'always' }] },
  'cannot be loaded': {
    ...screen,
    faults: [{ kind: 'status', path: 'analytics', status: 500, count: 'always' }],
  },
  'on a phone': { ...screen, width: 390 },
}
