import { expect, test } from 'vitest'
import { memoryStorage } from '@/test/scripted-backend'
import { StorageFullError } from './session-errors'
import {
  clearStoredLogin,
  readProfile,
  readSnapshot,
  writeLogin,
  storeTokens,
} from './stored-session'

const facts = {
  name: 'Mona',
  accessToken: 'a',
  refreshToken: 'r',
  accountType: 'email',
  isInitialized: true,
  bundles: [{ id: 'b', name: 'Main' }],
  permissions: ['admin_analytics'],
}
const KEYS = [
  'session_rev',
  'access_token',
  'refresh_token',
  'LOGIN_TIME',
  'isAdmin',
  'USERNAME',
  'isInitialized',
]

function signedIn() {
  const storage = memoryStorage()
  writeLogin(storage, 'client', 'sid-12345', facts, 1)
  return storage
}

test('C2 stores no part of a login that exceeds the storage quota', () => {
  const storage = memoryStorage()
  const smallStorage = {
    ...storage,
    set: (key: string, value: string) => {
      if (key === 'access_token') throw new DOMException('full', 'QuotaExceededError')
      storage.set(key, value)
    },
  }
  expect(() => writeLogin(smallStorage, 'client', 'sid-12345', facts, 1)).toThrow(StorageFullError)
  for (const key of KEYS) expect(storage.get(key)).toBeNull()
})

for (const bad of [
  '{',
  '5',
  '"x"',
  '{"__proto__":[]}',
  '[{"id":1}]',
  `["${'x'.repeat(1_000_000)}"]`,
  'null',
  '[[1]]',
]) {
  test(`C3 reads BUNDLES and permissions of ${bad.slice(0, 20)} as empty`, () => {
    const storage = signedIn()
    storage.set('BUNDLES', bad)
    storage.set('permissions', bad)
    expect(readProfile(storage)).toMatchObject({ bundles: [], permissions: [], name: 'Mona' })
    expect(readSnapshot(storage)).not.toBeNull()
  })
}

test('C4 reads a subset of the keys as a login only if it contains every required key', () => {
  for (let subset = 0; subset < 2 ** KEYS.length; subset += 1) {
    const storage = signedIn()
    KEYS.forEach((key, index) => {
      if (subset & (1 << index)) storage.remove(key)
    })
    const usable = ['session_rev', 'access_token', 'refresh_token', 'isAdmin'].every((key) =>
      storage.get(key),
    )
    expect(readSnapshot(storage) !== null).toBe(usable)
    expect(readProfile(storage).bundles).toEqual(facts.bundles)
  }
})

for (const rev of [
  '',
  'sid',
  '.0',
  'sid-12345.',
  'sid-12345.x',
  'sid-12345.-1',
  `${'x'.repeat(99)}.0`,
]) {
  test(`C4 does not read session_rev "${rev.slice(0, 20)}" as a login`, () => {
    const storage = signedIn()
    storage.set('session_rev', rev)
    expect(readSnapshot(storage)).toBeNull()
  })
}

test('replaces the account type only if a refreshed pair contains an account type', () => {
  const storage = signedIn()
  const row = { gen: 1, accessToken: 'a-1', refreshToken: 'r-1', loginTime: 0 }
  storeTokens(storage, 'sid-first', row)
  expect(readProfile(storage).accountType).toBe('email')
  storeTokens(storage, 'sid-first', { ...row, gen: 2, accountType: 'google' })
  expect(readProfile(storage).accountType).toBe('google')
})

for (const [value, expected] of [
  ['true', true],
  ['false', false],
  ['0', false],
  ['1', false],
  ['', false],
] as const) {
  test(`D6 reads isInitialized "${value}" as ${expected}`, () => {
    const storage = signedIn()
    storage.set('isInitialized', value)
    expect(readProfile(storage).isInitialized).toBe(expected)
  })
}

test('D6 reads a missing isInitialized as true', () => {
  const storage = signedIn()
  storage.remove('isInitialized')
  expect(readProfile(storage).isInitialized).toBe(true)
})

test('C9 removes all keys of a login when it is cleared, regardless of which module wrote them', () => {
  const storage = signedIn()
  const others = ['ACCOUNT_TYPE', 'BUNDLES', 'permissions', 'showingSessions', 'last_picked']
  const keys = [...KEYS, ...others, 'export_list']
  for (const key of keys) storage.set(key, 'x')
  clearStoredLogin(storage)
  expect(keys.filter((key) => storage.get(key) !== null)).toEqual([])
})

test('keeps the device settings when a login is cleared', () => {
  const storage = signedIn()
  storage.set('layout', '{}')
  clearStoredLogin(storage)
  expect(readSnapshot(storage)).toBeNull()
  expect(storage.get('USERNAME')).toBeNull()
  expect(storage.get('layout')).toBe('{}')
})
