import { expect, test } from 'vitest'
import { memoryStore } from '@/test/memory-store'
import { realClock } from './clock'
import { createRefreshRegistry, type RegistryRow } from './refresh-registry'

const DAY = 24 * 3_600_000

test('a new login ends the others and drops rows that ended more than a day ago', async () => {
  const now = Date.now()
  const rows = new Map<string, RegistryRow>([
    ['running', { gen: 3 }],
    ['ended today', { gen: 1, ended: now - DAY + 60_000 }],
    ['ended yesterday', { gen: 1, ended: now - DAY - 60_000 }],
  ])
  const registry = createRefreshRegistry(memoryStore(rows), realClock)
  await registry.begin('new')
  expect([...rows.keys()]).toEqual(['running', 'ended today', 'new'])
  expect(rows.get('running')).toEqual({ gen: 3, ended: expect.any(Number) })
  expect(rows.get('ended today')?.ended).toBe(now - DAY + 60_000)
  expect(await registry.read('new')).toEqual({ gen: 0 })
})

test('after a database failure the tab continues with its own memory', async () => {
  const store = memoryStore<RegistryRow>()
  const registry = createRefreshRegistry(store, realClock)
  await registry.update('sid', () => ({ gen: 7 }))
  const { read } = store
  store.read = store.update = () => Promise.reject(new Error('blocked'))
  store.updateAll = () => Promise.reject(new Error('blocked'))
  expect(await registry.read('sid')).toEqual({ gen: 7 })
  await registry.update('sid', (row) => ({ gen: (row?.gen ?? 0) + 1 }))
  expect(await registry.read('sid')).toEqual({ gen: 8 })
  // A database that recovers is older than the memory of this tab.
  store.read = read
  expect(await registry.read('sid')).toEqual({ gen: 8 })
  await registry.begin('next')
  expect(await registry.read('sid')).toMatchObject({ gen: 8, ended: expect.any(Number) })
  expect(await registry.read('next')).toEqual({ gen: 0 })
})
