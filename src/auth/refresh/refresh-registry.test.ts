import * as v from 'valibot'
import { expect, test } from 'vitest'
import { memoryStore } from '@/test/memory-store'
import { realClock } from './clock'
import {
  createRefreshRegistry,
  mergeRows,
  registryRowSchema,
  type RegistryRow,
} from './refresh-registry'

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

function rigWithFailures() {
  const rows = new Map<string, RegistryRow>()
  const store = memoryStore(rows)
  let isBlocked = false
  const unless =
    <A extends unknown[], R>(step: (...args: A) => Promise<R>) =>
    (...args: A) =>
      isBlocked ? Promise.reject(new Error('blocked')) : step(...args)
  const registry = createRefreshRegistry(
    {
      read: unless(store.read),
      update: unless(store.update),
      updateAll: unless(store.updateAll),
      drop: store.drop,
    },
    realClock,
  )
  return { rows, registry, block: (value: boolean) => (isBlocked = value) }
}

test('a step that the database fails is made in the memory of the tab', async () => {
  const { registry, block } = rigWithFailures()
  await registry.update('sid', () => ({ gen: 7 }))
  block(true)
  expect(await registry.read('sid')).toEqual({ gen: 7 })
  expect(await registry.update('sid', (row) => ({ gen: (row?.gen ?? 0) + 1 }))).toEqual({ gen: 8 })
  expect(await registry.read('sid')).toEqual({ gen: 8 })
  expect(registry.isShared()).toBe(false)
  await registry.begin('next')
  expect(await registry.read('sid')).toMatchObject({ gen: 8, ended: expect.any(Number) })
  expect(await registry.read('next')).toEqual({ gen: 0 })
})

test('a database that failed once is used again, with what other tabs wrote since', async () => {
  const { registry, rows, block } = rigWithFailures()
  await registry.update('sid', () => ({ gen: 1 }))
  block(true)
  await registry.read('sid')
  block(false)
  rows.set('sid', { gen: 2 })
  expect(await registry.read('sid')).toEqual({ gen: 2 })
  expect(registry.isShared()).toBe(true)
})

test('what the tab did without the database is merged into it', async () => {
  const { registry, rows, block } = rigWithFailures()
  await registry.update('sid', () => ({ gen: 1 }))
  block(true)
  await registry.update('sid', () => ({ gen: 2 }))
  block(false)
  expect(await registry.update('sid', (row = { gen: 0 }) => row)).toEqual({ gen: 2 })
  expect(rows.get('sid')).toEqual({ gen: 2 })
})

test('rows merge to the higher generation and any end', () => {
  const handover = { accessToken: 'a', refreshToken: 'r' }
  for (const [row, other, merged] of [
    [undefined, { gen: 1 }, { gen: 1 }],
    [{ gen: 1 }, undefined, { gen: 1 }],
    [{ gen: 1 }, { gen: 2, handover }, { gen: 2, handover }],
    [{ gen: 2 }, { gen: 1, handover }, { gen: 2 }],
    [{ gen: 2 }, { gen: 2, handover }, { gen: 2 }],
    [
      { gen: 2, handover },
      { gen: 1, ended: 7 },
      { gen: 2, ended: 7 },
    ],
    [
      { gen: 1, ended: 7 },
      { gen: 2, handover },
      { gen: 2, ended: 7 },
    ],
  ] satisfies [RegistryRow?, RegistryRow?, RegistryRow?][])
    expect(mergeRows(row, other)).toEqual(merged)
})

test('an unreadable reason of a failure does not hide its row', () => {
  const row = { gen: 3, failed: 7, failure: { kind: 'flood' } }
  expect(v.parse(registryRowSchema, row)).toEqual({ gen: 3, failed: 7, failure: undefined })
})

test('a row that has ended keeps no pair and no reason of a failure, in any tab', async () => {
  const { registry, rows } = rigWithFailures()
  const handover = { accessToken: 'a', refreshToken: 'r' }
  const failure = { kind: 'timeout', message: 'no answer' } as const
  await registry.update('sid', () => ({ gen: 1, handover, failure }))
  expect(rows.get('sid')).toEqual({ gen: 1, handover, failure })
  await registry.begin('next')
  expect(rows.get('sid')).toEqual({ gen: 1, ended: expect.any(Number) })
  await registry.update('next', () => ({ gen: 1, handover }))
  await registry.update('next', (row) => ({ gen: 1, ...row, ended: 7 }))
  expect(rows.get('next')).toEqual({ gen: 1, ended: 7 })
})
