import type { Examples } from '@gallery/example'

const session = '/app/pages/bundle/20011/sessions/150e6c94-08fd-481a-829a-474e916f65d6'
const pair = `${session}?compare=12ee5ae2-58f7-4a8a-8d0a-24dc5b22b196`

const screen = { persona: 'client', path: pair, width: 1280, height: 900 } as const

export const examples: Examples = {
  'of two sessions': screen,
  'differences only': { ...screen, path: `${pair}&differences=1` },
  'the other is not chosen': { ...screen, path: `${session}?compare=` },
  'the other is not found': {
    ...screen,
    path: `${session}?compare=00000000-0000-4000-8000-000000000000`,
  },
  'on a phone': { ...screen, width: 390 },
}
