import { expect, test } from 'vitest'
import { relativeChange } from './relative-change'

test('returns the relative change, or undefined if a value is missing or the base is 0', () => {
  expect(relativeChange(150, 100)).toBe(0.5)
  expect(relativeChange(50, 100)).toBe(-0.5)
  expect(relativeChange(undefined, 100)).toBeUndefined()
  expect(relativeChange(100, undefined)).toBeUndefined()
  expect(relativeChange(100, 0)).toBeUndefined()
})
