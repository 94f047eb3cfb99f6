import { expect, test } from 'vitest'
import { parseListSettings } from './list-settings'

const view = { id: 'v1', name: 'Failed', search: { status: 'failed', error_code: 5015 } }

test.each([
  ['nothing', null],
  ['bad JSON', '{"sessions":'],
  ['null', 'null'],
  ['a list', '[1]'],
  ['a list without a shape', '{"sessions":7}'],
])('ignores %s in storage', (_, json) => {
  expect(parseListSettings(json)).toEqual({})
})

test('replaces invalid values by defaults and keeps the valid ones', () => {
  const bad = [
    null,
    { ...view, name: ' ' },
    { ...view, search: { q: { $ne: 1 } } },
    { ...view, id: '<b>' },
  ]
  const settings = parseListSettings(
    JSON.stringify({ sessions: { order: 'evil', shown: { a: 'yes' }, views: [...bad, view] } }),
  )
  expect(settings).toEqual({ sessions: { order: [], shown: {}, views: [view] } })
})

test('ignores an unknown preset', () => {
  const json = JSON.stringify({ sessions: { views: [{ ...view, preset: 'last_century' }] } })
  expect(parseListSettings(json)['sessions']?.views).toEqual([{ ...view, preset: undefined }])
})
