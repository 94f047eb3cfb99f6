import { expect, test } from 'vitest'
import { findNeighbors } from './list-neighbors'

const answer = (...ids: string[]) => ({ total: 7, ids })
const pages = [
  { page: 1, answer: answer('a', 'b', 'c') },
  { page: 2, answer: answer('d', 'e', 'f') },
  { page: 3, answer: answer('g') },
]

test('in the middle of a page, and over the border of two', () => {
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

test('the first has none before it, the last none after it', () => {
  expect(findNeighbors(pages, 3, 'a')).toMatchObject({ position: 1, previous: undefined })
  expect(findNeighbors(pages, 3, 'g')).toMatchObject({ position: 7, next: undefined })
})

test('a record that the list has pushed on to the next page is not its own neighbor', () => {
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

test('a page that is not here yet leaves that side open; a record that is on none has no neighbors', () => {
  const [, second] = pages
  const some = [{ page: 1, answer: undefined }, ...(second ? [second] : [])]
  expect(findNeighbors(some, 3, 'd')).toMatchObject({ position: 4, previous: undefined })
  expect(findNeighbors(pages, 3, 'x')).toBeUndefined()
  expect(findNeighbors([], 3, 'a')).toBeUndefined()
})
