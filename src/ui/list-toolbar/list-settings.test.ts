import { expect, test } from 'vitest'
import { parseListSettings } from './list-settings'

const view = { id: 'v1', name: 'Failed', search: { status: 'failed', error_code: 5015 } }

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a list', [1]],
  ['a list without a shape', { sessions: 7 }],
])('ignores %s in storage', (_, stored) => {
  expect(parseListSettings(stored)).toEqual({})
})

test('replaces invalid values by defaults and keeps the valid ones', () => {
  const bad = [
    null,
    { ...view, name: ' ' },
    { ...view, search: { q: { $ne: 1 } } },
    { ...view, id: '<b>' },
  ]
  const settings = parseListSettings({
    sessions: { order: 'evil', shown: { a: 'yes' }, views: [...bad, view] },
  })
  expect(settings).toEqual({ sessions: { order: [], shown: {}, views: [view] } })
})

test('ignores an unknown preset', () => {
  const stored = { sessions: { views: [{ ...view, preset: 'last_century' }] } }
  expect(parseListSettings(stored)['sessions']?.views).toEqual([{ ...view, preset: undefined }])
})
