import { expect, onTestFinished, test, vi } from 'vitest'
import { newId } from './new-id'

const VERSION_4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

test('creates unique version 4 IDs if crypto.randomUUID is missing', () => {
  const getRandomValues = crypto.getRandomValues.bind(crypto)
  vi.stubGlobal('crypto', { getRandomValues })
  onTestFinished(() => void vi.unstubAllGlobals())
  const ids = Array.from({ length: 2_000 }, newId)
  expect(ids.filter((id) => !VERSION_4.test(id))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
  // All digits occur at every position that the format leaves free.
  const digits = Array.from({ length: 36 }, (_, at) => new Set(ids.map((id) => id.charAt(at))).size)
  expect(digits.toSorted((a, b) => a - b)).toEqual([
    ...Array.from({ length: 5 }, () => 1),
    4,
    ...Array.from({ length: 30 }, () => 16),
  ])
})
