import { expect, test } from 'vitest'
import { findNeighbors } from './list-neighbors'

const answer = (...ids: string[]) => ({ total: 7, ids })
const pages = [
  { page: 1, answer: answer('a', 'b', 'c') },
  { page: 2, answer: answer('d', 'e', 'f') },
  { page: 3, answer: answer('g') },
]

test('finds neighbors within a page and across pages', () => {
  expect(findNeighbors(pages, 3, 'b')).toMatchObject({
    position: 2,
    total: 7,
    previous: { id: 'a', page: 1 },
    next: { id: 'c', page: 1 },
  })
  expect(findNeighbors(pages, 3, 'd')).toMatchObject({
    position: 4,
    previous: { id: 'c', page: 1 },
    next: { id: 'e', page: 2 },
  })
})

test('returns no previous record for the first record and no next record for the last', () => {
  expect(findNeighbors(pages, 3, 'a')).toMatchObject({ position: 1, previous: undefined })
  expect(findNeighbors(pages, 3, 'g')).toMatchObject({ position: 7, next: undefined })
})

test('does not return a record pushed to the next page as its own neighbor', () => {
  const pushed = [
    { page: 1, answer: answer('a', 'b', 'c') },
    { page: 2, answer: answer('c', 'd', 'e') },
  ]
  expect(findNeighbors(pushed, 3, 'c')).toMatchObject({
    position: 3,
    previous: { id: 'b', page: 1 },
    next: { id: 'd', page: 2 },
  })
})

test('returns no neighbor from an unloaded page or for an unknown record', () => {
  const [, second] = pages
  const some = [{ page: 1, answer: undefined }, ...(second ? [second] : [])]
  expect(findNeighbors(some, 3, 'd')).toMatchObject({ position: 4, previous: undefined })
  expect(findNeighbors(pages, 3, 'x')).toBeUndefined()
  expect(findNeighbors([], 3, 'a')).toBeUndefined()
})
