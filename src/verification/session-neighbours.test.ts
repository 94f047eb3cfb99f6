import { expect, test } from 'vitest'
import type { SessionList } from '@/api/sessions/schema'
import { neighboursOf } from './session-neighbours'

const answer = (...ids: string[]): SessionList => ({
  total: 7,
  sessions: ids.map((session_id) => ({
    session_id,
    bundle_id: 'b',
    status: 'failed',
    created_at: '2026-11-20T09:00:00Z',
    services: [],
    transactions_count: 0,
  })),
})
const pages = [
  { page: 1, answer: answer('a', 'b', 'c') },
  { page: 2, answer: answer('d', 'e', 'f') },
  { page: 3, answer: answer('g') },
]

test('in the middle of a page, and over the border of two', () => {
  expect(neighboursOf(pages, 3, 'b')).toMatchObject({
    position: 2,
    total: 7,
    previous: { sessionId: 'a', page: 1 },
    next: { sessionId: 'c', page: 1 },
  })
  expect(neighboursOf(pages, 3, 'd')).toMatchObject({
    position: 4,
    previous: { sessionId: 'c', page: 1 },
    next: { sessionId: 'e', page: 2 },
  })
})

test('the first has none before it, the last none after it', () => {
  expect(neighboursOf(pages, 3, 'a')).toMatchObject({ position: 1, previous: undefined })
  expect(neighboursOf(pages, 3, 'g')).toMatchObject({ position: 7, next: undefined })
})

test('a session that the list has pushed on to the next page is not its own neighbour', () => {
  const pushed = [
    { page: 1, answer: answer('a', 'b', 'c') },
    { page: 2, answer: answer('c', 'd', 'e') },
  ]
  expect(neighboursOf(pushed, 3, 'c')).toMatchObject({
    position: 3,
    previous: { sessionId: 'b', page: 1 },
    next: { sessionId: 'd', page: 2 },
  })
})

test('a page that is not here yet leaves that side open; a session that is on none has no neighbours', () => {
  const [, second] = pages
  const some = [{ page: 1, answer: undefined }, ...(second ? [second] : [])]
  expect(neighboursOf(some, 3, 'd')).toMatchObject({ position: 4, previous: undefined })
  expect(neighboursOf(pages, 3, 'x')).toBeUndefined()
  expect(neighboursOf([], 3, 'a')).toBeUndefined()
})
