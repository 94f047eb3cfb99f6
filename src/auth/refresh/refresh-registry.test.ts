import { expect, test } from 'vitest'
import { memoryCells } from '@/test/memory-store'
import { realClock } from './clock'
import { createLedger, type LedgerRow } from './refresh-registry'

const DAY = 24 * 3_600_000

test('a login that begins ends the others, and drops the tombstones of yesterday', async () => {
  const now = Date.now()
  const rows = new Map<string, LedgerRow>([
    ['running', { gen: 3 }],
    ['ended today', { gen: 1, ended: now - DAY + 60_000 }],
    ['ended yesterday', { gen: 1, ended: now - DAY - 60_000 }],
  ])
  const ledger = createLedger(memoryCells(rows), realClock)
  await ledger.begin('new')
  expect([...rows.keys()]).toEqual(['running', 'ended today', 'new'])
  expect(rows.get('running')).toEqual({ gen: 3, ended: expect.any(Number) })
  expect(rows.get('ended today')?.ended).toBe(now - DAY + 60_000)
  expect(await ledger.read('new')).toEqual({ gen: 0 })
})

test('a database that fails: what this tab knows goes on in its memory', async () => {
  const cells = memoryCells<LedgerRow>()
  const ledger = createLedger(cells, realClock)
  await ledger.update('sid', () => ({ gen: 7 }))
  const { read } = cells
  cells.read = cells.update = () => Promise.reject(new Error('blocked'))
  cells.updateAll = () => Promise.reject(new Error('blocked'))
  expect(await ledger.read('sid')).toEqual({ gen: 7 })
  await ledger.update('sid', (row) => ({ gen: (row?.gen ?? 0) + 1 }))
  expect(await ledger.read('sid')).toEqual({ gen: 8 })
  // What it would tell now is older than what this tab has done since.
  cells.read = read
  expect(await ledger.read('sid')).toEqual({ gen: 8 })
  await ledger.begin('next')
  expect(await ledger.read('sid')).toMatchObject({ gen: 8, ended: expect.any(Number) })
  expect(await ledger.read('next')).toEqual({ gen: 0 })
})
