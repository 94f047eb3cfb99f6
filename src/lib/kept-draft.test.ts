import { expect, onTestFinished, test, vi } from 'vitest'
import { createDraftSlot, clearKeptDrafts } from './kept-draft'

const MINUTE = 60_000
const OWNER = 'admin a@example.com'

function keepOne() {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const slot = createDraftSlot<string>()
  slot.keep(OWNER, 'client 1', 'typed')
  return slot
}

test('C9 a draft is found by its owner and its subject alone, until it is dropped', () => {
  const slot = keepOne()
  expect(slot.find('client a@example.com', 'client 1')).toBeUndefined()
  expect(slot.find(OWNER, 'client 2')).toBeUndefined()
  expect(slot.find(undefined, 'client 1')).toBeUndefined()
  expect(slot.find(OWNER, 'client 1')).toBe('typed')
  slot.drop()
  expect(slot.find(OWNER, 'client 1')).toBeUndefined()
})

test('C9 a draft without a known owner is not kept, and the one before it is dropped', () => {
  const slot = keepOne()
  slot.keep(undefined, 'client 1', 'of somebody')
  expect(slot.find(undefined, 'client 1')).toBeUndefined()
  expect(slot.find(OWNER, 'client 1')).toBeUndefined()
})

test('C9 a draft waits for 30 minutes, and a computer that sleeps or a changed clock prolongs nothing', () => {
  const slot = keepOne()
  vi.advanceTimersByTime(30 * MINUTE - 1)
  expect(slot.find(OWNER, 'client 1')).toBe('typed')
  vi.advanceTimersByTime(1)
  expect(vi.getTimerCount()).toBe(0)
  expect(slot.find(OWNER, 'client 1')).toBeUndefined()

  for (const elapsed of [30 * MINUTE, -MINUTE]) {
    slot.keep(OWNER, 'client 1', 'typed')
    vi.setSystemTime(Date.now() + elapsed)
    expect(slot.find(OWNER, 'client 1')).toBeUndefined()
  }
})

test('C9 the drafts of all forms are dropped together, except those of one owner', () => {
  const slots = [keepOne(), keepOne()]
  clearKeptDrafts(OWNER)
  expect(slots.map((slot) => slot.find(OWNER, 'client 1'))).toEqual(['typed', 'typed'])
  clearKeptDrafts('admin b@example.com')
  expect(slots.map((slot) => slot.find(OWNER, 'client 1'))).toEqual([undefined, undefined])
  for (const slot of slots) slot.keep(OWNER, 'client 1', 'typed')
  clearKeptDrafts()
  expect(slots.map((slot) => slot.find(OWNER, 'client 1'))).toEqual([undefined, undefined])
})
