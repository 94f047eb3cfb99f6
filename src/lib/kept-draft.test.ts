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

test('C9 finds a draft only by its owner and subject, until it is dropped', () => {
  const slot = keepOne()
  expect(slot.find('client a@example.com', 'client 1')).toBeUndefined()
  expect(slot.find(OWNER, 'client 2')).toBeUndefined()
  expect(slot.find(undefined, 'client 1')).toBeUndefined()
  expect(slot.find(OWNER, 'client 1')).toBe('typed')
  slot.drop()
  expect(slot.find(OWNER, 'client 1')).toBeUndefined()
})

test('C9 drops the previous draft and keeps none if the owner is unknown', () => {
  const slot = keepOne()
  slot.keep(undefined, 'client 1', 'of somebody')
  expect(slot.find(undefined, 'client 1')).toBeUndefined()
  expect(slot.find(OWNER, 'client 1')).toBeUndefined()
})

test('C9 drops a draft after 30 minutes, including sleep, or if the clock is set back', () => {
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

test("C9 drops all forms' drafts together, except the drafts of one owner", () => {
  const slots = [keepOne(), keepOne()]
  clearKeptDrafts(OWNER)
  expect(slots.map((slot) => slot.find(OWNER, 'client 1'))).toEqual(['typed', 'typed'])
  clearKeptDrafts('admin b@example.com')
  expect(slots.map((slot) => slot.find(OWNER, 'client 1'))).toEqual([undefined, undefined])
  for (const slot of slots) slot.keep(OWNER, 'client 1', 'typed')
  clearKeptDrafts()
  expect(slots.map((slot) => slot.find(OWNER, 'client 1'))).toEqual([undefined, undefined])
})
