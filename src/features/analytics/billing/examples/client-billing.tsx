import type { Examples } from '@gallery/example'

const screen = {
  persona: 'admin',
  path: '/admin/analytic?client=1001',
  width: 1280,
  height: 720,
} as const

export const examples: Examples = {
  'of all bundles of a client': screen,
  'some bundles failed': {
    ...screen,
    faults: [{ kind: 'status', path: 'analytics', status: 500, count: 1 }],
  },
  'on a phone': { ...screen, width: 390 },
}
