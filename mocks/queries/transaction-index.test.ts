import { expect, onTestFinished, test, vi } from 'vitest'
import { bundleSeeds } from '@mocks/seeds/bundles'
import { transactionIndexFor } from './transaction-index'

test('sorts transactions within the same 10 ms, even if many end shortly after midnight', () => {
  onTestFinished(() => void vi.useRealTimers())
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T00:00:49.338Z') })
  const bundle = bundleSeeds.find(({ size }) => size > 50_000)
  if (!bundle) throw new Error('no large bundle')
  const { byTime, time } = transactionIndexFor(bundle)
  let last = 0
  let early = 0
  for (const transaction of byTime) {
    const each = time[transaction] ?? 0
    if (each < last) early += 1
    last = each
  }
  expect([byTime.length > 100_000, early]).toEqual([true, 0])
})
