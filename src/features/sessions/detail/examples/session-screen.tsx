import type { Examples } from '@gallery/example'

const ofBundle = '/app/pages/bundle/20011/sessions'

const screen = {
  persona: 'client',
  path: `${ofBundle}/150e6c94-08fd-481a-829a-474e916f65d6`,
  width: 1280,
  height: 900,
} as const

export const examples: Examples = {
  verified: screen,
  failed: { ...screen, path: `${ofBundle}/12ee5ae2-58f7-4a8a-8d0a-24dc5b22b196` },
  'in progress': { ...screen, path: `${ofBundle}/9a44190e-aba1-41a5-87b4-3bca6adff680` },
  'with images, for an administrator': {
    ...screen,
    persona: 'admin',
    path: '/admin/sessions/20011/150e6c94-08fd-481a-829a-474e916f65d6',
  },
  'not found': { ...screen, path: `${ofBundle}/00000000-0000-4000-8000-000000000000` },
  'cannot be loaded': {
    ...screen,
    faults: [{ kind: 'status', path: 'session', status: 500, count: 'always' }],
  },
  'on a tablet': { ...screen, width: 768 },
  'on a phone': { ...screen, width: 390 },
}
