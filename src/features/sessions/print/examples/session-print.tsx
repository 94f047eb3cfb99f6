import type { Examples } from '@gallery/example'

const screen = {
  persona: 'client',
  path: '/app/pages/bundle/20011/sessions/150e6c94-08fd-481a-829a-474e916f65d6?print=1',
  width: 1280,
  height: 900,
} as const

export const examples: Examples = {
  verified: screen,
  failed: {
    ...screen,
    path: '/app/pages/bundle/20011/sessions/12ee5ae2-58f7-4a8a-8d0a-24dc5b22b196?print=1',
  },
  'on a phone': { ...screen, width: 390 },
}
