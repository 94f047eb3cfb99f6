import type { Examples } from '@gallery/example'

const screen = {
  persona: 'admin',
  path: '/admin/analytic?client=1001&bundle=20011',
  width: 1280,
  height: 900,
} as const

export const examples: Examples = {
  'of a bundle': screen,
  loading: { ...screen, faults: [{ kind: 'hang', path: 'analytics', count: 'always' }] },
  'cannot be loaded': {
    ...screen,
    faults: [{ kind: 'status', path: 'analytics', status: 500, count: 'always' }],
  },
  'on a phone': { ...screen, width: 390 },
}
