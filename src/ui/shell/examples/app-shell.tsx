import type { Examples } from '@gallery/example'

const screen = { persona: 'client', path: '/app/pages/home', width: 1280, height: 600 } as const

export const examples: Examples = {
  client: screen,
  administrator: { ...screen, persona: 'admin', path: '/admin/dashboard' },
  'inside a bundle': { ...screen, path: '/app/pages/bundle/20011/sessions' },
  'on a phone': { ...screen, width: 390 },
}
