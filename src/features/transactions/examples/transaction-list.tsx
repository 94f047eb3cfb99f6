import type { Examples } from '@gallery/example'

const screen = {
  persona: 'client',
  path: '/app/pages/bundle/20011/sessions?tab=transactions',
  width: 1280,
  height: 720,
} as const

export const examples: Examples = {
  many: screen,
  'for an administrator': {
    ...screen,
    persona: 'admin',
    path: '/admin/transactions?client=1001&bundle=20011',
  },
  'failed, with their errors': { ...screen, path: `${screen.path}&status=failed` },
  'no match': { ...screen, path: `${screen.path}&error_code=999999` },
  loading: { ...screen, faults: [{ kind: 'hang', path: 'transactions', count: 'always' }] },
  'cannot be loaded': {
    ...screen,
    faults: [{ kind: 'status', path: 'transactions', status: 500, count: 'always' }],
  },
  'on a phone': { ...screen, width: 390 },
}
