import { expect, test } from 'vitest'
import { createSafeStorage } from './safe-storage'
import { dropOutdatedPair } from '@/auth/session/stored-session'

/** Returns a full storage that contains these entries. */
function fullStorage(entries: Record<string, string> = {}): Storage {
  const values = new Map(Object.entries(entries))
  return {
    get length() {
      return values.size
    },
    key: () => null,
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
}

test('C1 uses memory if an empty storage rejects every key', () => {
  const storage = createSafeStorage(() => fullStorage())
  storage.set('a', '1')
  expect([storage.get('a'), storage.getStored('a'), storage.isMemoryUsed()]).toEqual([
    '1',
    '1',
    true,
  ])
  storage.dropMemory()
  expect(storage.get('a')).toBe('1')
  storage.remove('a')
  expect([storage.get('a'), storage.isMemoryUsed()]).toEqual([null, false])
})

test('C2 keeps the entries of a full storage and throws when an entry is added', () => {
  const storage = createSafeStorage(() => fullStorage({ a: '1' }))
  expect(() => storage.set('c', '3')).toThrow('full')
  expect([storage.get('a'), storage.get('c'), storage.isMemoryUsed()]).toEqual(['1', null, false])
})

test('overrides a stored value in memory without changing the storage', () => {
  const storage = createSafeStorage(() => fullStorage({ a: '1' }))
  storage.keepInMemory('a', '2')
  expect([storage.get('a'), storage.getStored('a'), storage.isMemoryUsed()]).toEqual([
    '2',
    '1',
    true,
  ])
  storage.dropMemory()
  expect([storage.get('a'), storage.isMemoryUsed()]).toEqual(['1', false])
})

test('C2 drops the pair in memory only if another login is stored', () => {
  const newer = 'sid-12345.1'
  for (const [stored, read] of [
    ['sid-12345.0', newer],
    ['sid-67890.0', 'sid-67890.0'],
  ] as const) {
    const storage = createSafeStorage(() => fullStorage({ session_rev: stored }))
    storage.keepInMemory('session_rev', newer)
    dropOutdatedPair(storage)
    expect(storage.get('session_rev')).toBe(read)
  }
})

test('C1 leaves no probe entry in an empty storage', () => {
  const values = new Map<string, string>()
  const storage: Storage = {
    ...fullStorage(),
    get length() {
      return values.size
    },
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
  createSafeStorage(() => storage).set('a', '1')
  expect([...values]).toEqual([['a', '1']])
})
