import { expect, test, vi } from 'vitest'
import { bundleSeeds } from '@mocks/seeds/bundles'
import { transactionIndexFor } from './transaction-index'

test('puts transactions of the same hundredth of a second in order, as there are many after midnight', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T00:00:49.338Z') })
  const bundle = bundleSeeds.find(({ size }) => size > 50_000)
  if (!bundle) throw new Error('no large bundle')
  const { byTime, time } = transactionIndexFor(bundle)
  const times = Array.from(byTime, (transaction) => time[transaction] ?? 0)
  expect(times).toEqual(times.toSorted((a, b) => a - b))
  vi.useRealTimers()
})
