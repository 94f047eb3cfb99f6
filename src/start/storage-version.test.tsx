import { beforeEach, expect, test, vi } from 'vitest'
import { IDBFactory } from 'fake-indexeddb'
import { checkStorageVersion, type StorageVersionHost } from './storage-version'

const deletions: string[] = []

beforeEach(() => {
  deletions.length = 0
  localStorage.clear()
  sessionStorage.clear()
})

function host(more: Partial<StorageVersionHost> = {}) {
  const caches: Pick<CacheStorage, 'keys' | 'delete'> = {
    keys: async () => ['old-cache'],
    delete: async (name) => deletions.push(name) > 0,
  }
  const factory = new IDBFactory()
  const load = vi.fn<(path: string) => void>()
  const reload = vi.fn<() => void>()
  // The wait for the caches never times out unless a test overrides `delay`.
  const delay = vi.fn((ms: number) =>
    ms === 500 ? Promise.resolve() : new Promise<void>(() => {}),
  )
  return {
    factory,
    load,
    reload,
    delay,
    options: {
      storages: () => ({ local: localStorage, session: sessionStorage }),
      caches: () => caches,
      indexedDB: () => factory,
      isLinkAddress: false,
      load,
      reload,
      delay,
      ...more,
    },
  }
}

test('C5 writes the marker to an empty storage', async () => {
  const { options, load } = host()
  expect(await checkStorageVersion(options)).toBe(false)
  expect(localStorage.getItem('STORAGE_VERSION')).toBe('2')
  expect(load).not.toHaveBeenCalled()
})

test('C5 deletes the session database when it resets the storage', async () => {
  localStorage.setItem('access_token', 'a')
  const { options, factory } = host()
  await new Promise<void>((resolve) => {
    const opening = factory.open('session', 1)
    opening.onsuccess = () => {
      opening.result.close()
      resolve()
    }
  })
  await checkStorageVersion(options)
  await vi.waitFor(async () => expect(await factory.databases()).toEqual([]))
})

test('C5 changes nothing if the marker is current', async () => {
  localStorage.setItem('STORAGE_VERSION', '2')
  localStorage.setItem('access_token', 'a')
  const { options, load } = host()
  expect(await checkStorageVersion(options)).toBe(false)
  expect(localStorage.getItem('access_token')).toBe('a')
  expect(load).not.toHaveBeenCalled()
})

for (const marker of ['1', '3', undefined]) {
  test(`C5 empties the storage and loads the login page immediately if the marker is ${marker}`, async () => {
    if (marker) localStorage.setItem('STORAGE_VERSION', marker)
    localStorage.setItem('access_token', 'a')
    sessionStorage.setItem('x', 'y')
    const { options, load, delay } = host()
    expect(await checkStorageVersion(options)).toBe(true)
    expect(Object.keys(localStorage)).toEqual(['STORAGE_VERSION'])
    expect(localStorage.getItem('STORAGE_VERSION')).toBe('2')
    expect(Object.keys(sessionStorage)).toEqual(['storage_reset'])
    expect(deletions).toEqual(['old-cache'])
    expect(load.mock.calls).toEqual([['/auth/login']])
    expect(delay).not.toHaveBeenCalledWith(500)
  })
}

test('C5 loads the admin login page for an administrator after 500 ms', async () => {
  localStorage.setItem('isAdmin', 'true')
  const { options, load, delay } = host()
  await checkStorageVersion(options)
  expect(delay).toHaveBeenCalledWith(500)
  expect(load.mock.calls).toEqual([['/auth/login/admin']])
})

for (const [what, keys] of [
  ['rejects', () => Promise.reject(new DOMException('broken', 'UnknownError'))],
  ['hangs', () => new Promise<never>(() => {})],
] as const) {
  test(`C5 loads the login page only once, within 1 s, if Cache Storage ${what}`, async () => {
    localStorage.setItem('access_token', 'a')
    const delay = vi.fn(async (_ms: number) => {})
    const { options, load } = host({ caches: () => ({ keys, delete: async () => true }), delay })
    expect(await checkStorageVersion(options)).toBe(true)
    expect(load.mock.calls).toEqual([['/auth/login']])
    expect(delay.mock.calls).toEqual([[1_000]])
    localStorage.setItem('access_token', 'of the next login')
    expect(await checkStorageVersion(options)).toBe(false)
    expect(localStorage.getItem('access_token')).toBe('of the next login')
  })
}

test('C5 writes the marker before it deletes the caches', async () => {
  localStorage.setItem('access_token', 'a')
  const markers: (string | null)[] = []
  const keys = async () => {
    markers.push(localStorage.getItem('STORAGE_VERSION'))
    return []
  }
  await checkStorageVersion(host({ caches: () => ({ keys, delete: async () => true }) }).options)
  expect(markers).toEqual(['2'])
})

test('H7 reloads the URL of an emailed link after a storage reset', async () => {
  localStorage.setItem('access_token', 'a')
  const { options, load, reload } = host({ isLinkAddress: true })
  expect(await checkStorageVersion(options)).toBe(true)
  expect(reload).toHaveBeenCalledOnce()
  expect(load).not.toHaveBeenCalled()
})

test('loads nothing if the browser blocks storage', async () => {
  const { options, load } = host({
    storages: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  expect(await checkStorageVersion(options)).toBe(false)
  expect(load).not.toHaveBeenCalled()
})

test.each([
  ['not stored', () => {}],
  [
    'rejected',
    () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  ],
])('C6 loads nothing if the marker is %s', async (_, setItem) => {
  const { options, load } = host({
    storages: () => ({
      local: {
        length: 1,
        key: () => null,
        getItem: () => null,
        setItem,
        removeItem: () => {},
        clear: () => {},
      },
      session: sessionStorage,
    }),
  })
  expect(await checkStorageVersion(options)).toBe(false)
  expect(load).not.toHaveBeenCalled()
})

test('C7 loads the login page only once if an older tab restores its own marker', async () => {
  const { options, load } = host()
  localStorage.setItem('STORAGE_VERSION', '1')
  expect(await checkStorageVersion(options)).toBe(true)
  localStorage.setItem('STORAGE_VERSION', '1')
  localStorage.setItem('access_token', 'of the older build')
  expect(await checkStorageVersion(options)).toBe(false)
  expect(load).toHaveBeenCalledTimes(1)
  expect(Object.keys(localStorage)).toEqual(['STORAGE_VERSION'])
  expect(sessionStorage.length).toBe(0)
})
