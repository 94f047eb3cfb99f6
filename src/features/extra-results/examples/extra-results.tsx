import type { Examples } from '@gallery/example'

const screen = {
  persona: 'client',
  path: '/app/pages/bundle/20011/sessions?tab=extra-results',
  width: 1280,
  height: 720,
} as const

export const examples: Examples = {
  many: screen,
  loading: { ...screen, faults: [{ kind: 'hang', path: 'extra', count: 'always' }] },
  'cannot be loaded': {
    ...screen,
    faults: [{ kind: 'status', path: 'extra', status: 500, count: 'always' }],
  },
  'past its last page': { ...screen, path: `${screen.path}&page=9999` },
  'on a phone': { ...screen, width: 390 },
}
