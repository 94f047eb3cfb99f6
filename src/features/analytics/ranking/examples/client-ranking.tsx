import type { Examples } from '@gallery/example'

const screen = {
  persona: 'admin',
  path: '/admin/dashboard',
  width: 1280,
  height: 1500,
} as const

export const examples: Examples = {
  'by sessions': screen,
  'by failures': { ...screen, path: '/admin/dashboard?rank=failed' },
  'on a phone': { ...screen, width: 390, height: 2600 },
}
