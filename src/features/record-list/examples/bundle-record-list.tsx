import type { Examples } from '@gallery/example'

const screen = { persona: 'admin', path: '/admin/bundle-sessions/20011', width: 1280 } as const

export const examples: Examples = {
  'with its filters and tools': { ...screen, height: 720 },
  'narrowed by its filters': {
    ...screen,
    path: `${screen.path}?status=failed&service=ocr`,
    height: 720,
  },
  'no match': { ...screen, path: `${screen.path}?error_code=999999` },
  'on a tablet': { ...screen, width: 768, height: 720 },
  'on a phone': { ...screen, width: 390, height: 720 },
}
