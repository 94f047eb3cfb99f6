import { expect, test } from 'vitest'
import { findBundles, sortBundles } from './my-bundles'

const bundles = [
  { id: '20011', name: 'Wallet 10' },
  { id: '20024', name: 'wallet 9' },
  { id: '20037', name: 'محفظة القاهرة' },
  { id: '20050', name: 'أجهزة الفروع' },
]
const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id)

test.each([
  ['WALLET', ['20011', '20024']],
  ['محفظه', ['20037']],
  ['اجهزة', ['20050']],
  ['٢٠٠٢٤', ['20024']],
  ['200', ['20011', '20024', '20037', '20050']],
  ['', ['20011', '20024', '20037', '20050']],
  ['nothing', []],
])('finds the bundles whose name or ID contains "%s"', (typed, found) => {
  expect(ids(findBundles(bundles, typed))).toEqual(found)
})

test('sorts by name and compares numbers in names by value', () => {
  expect(ids(sortBundles(bundles.slice(0, 2), 'name', 'en'))).toEqual(['20024', '20011'])
  expect(ids(sortBundles(bundles.slice(0, 2), '-name', 'en'))).toEqual(['20011', '20024'])
  expect(sortBundles(bundles, undefined, 'en')).toBe(bundles)
})
