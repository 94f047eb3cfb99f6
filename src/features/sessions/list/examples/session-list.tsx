import type { Examples } from '@gallery/example'

const screen = {
  persona: 'client',
  path: '/app/pages/bundle/20011/sessions',
  width: 1280,
  height: 720,
} as const

export const examples: Examples = {
  many: screen,
  loading: { ...screen, faults: [{ kind: 'hang', path: 'sessions', count: 'always' }] },
  'cannot be loaded': {
    ...screen,
    faults: [{ kind: 'status', path: 'sessions', status: 500, count: 'always' }],
  },
  'on a phone': { ...screen, width: 390 },
}
