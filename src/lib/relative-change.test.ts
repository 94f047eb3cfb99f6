import { expect, test } from 'vitest'
import { relativeChange } from './relative-change'

test('a change is a fraction of its base, and nothing without one of the two', () => {
  expect(relativeChange(150, 100)).toBe(0.5)
  expect(relativeChange(50, 100)).toBe(-0.5)
  expect(relativeChange(undefined, 100)).toBeUndefined()
  expect(relativeChange(100, undefined)).toBeUndefined()
  expect(relativeChange(100, 0)).toBeUndefined()
})
