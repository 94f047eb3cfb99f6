import type { Examples } from '@gallery/example'

const session = '/app/pages/bundle/20011/sessions/150e6c94-08fd-481a-829a-474e916f65d6'
const failed = '/app/pages/bundle/20011/sessions/12ee5ae2-58f7-4a8a-8d0a-24dc5b22b196'

const screen = {
  persona: 'client',
  path: `${session}?transaction=145587f5-9aeb-4ae8-867b-b2d8522181b2`,
  width: 1280,
  height: 900,
} as const

export const examples: Examples = {
  passed: screen,
  failed: { ...screen, path: `${failed}?transaction=2a3e2de4-c7bf-41cb-a633-caf589526557` },
  'with images, for an administrator': {
    ...screen,
    persona: 'admin',
    path: '/admin/sessions/20011/150e6c94-08fd-481a-829a-474e916f65d6?transaction=145587f5-9aeb-4ae8-867b-b2d8522181b2',
  },
  'not found': { ...screen, path: `${session}?transaction=00000000-0000-4000-8000-000000000000` },
  'on a phone': { ...screen, width: 390 },
}
