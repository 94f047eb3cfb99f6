import { expect, test } from 'vitest'
import { memoryStorage } from '@/test/scripted-backend'
import { getLastPick } from './picked-search'

test.each([
  ['{"client":"1001"}', { client: '1001' }],
  ['{"client":"1001","bundle":"20011"}', { client: '1001', bundle: '20011' }],
  ['{"bundle":"20011"}', {}],
  ['{"client":".."}', {}],
  ['[1]', {}],
  ['"1001"', {}],
  ['{', {}],
  ['{"__proto__":{"client":"1001"}}', {}],
])('restores the stored choice %s as %o', (text, picked) => {
  const storage = memoryStorage()
  storage.set('last_picked', text)
  expect(getLastPick({ storage })).toEqual(picked)
})
