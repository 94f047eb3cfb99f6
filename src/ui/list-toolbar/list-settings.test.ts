import { expect, test } from 'vitest'
import { parseListSettings } from './list-settings'

const view = { id: 'v1', name: 'Failed', search: { status: 'failed', error_code: 5015 } }

test.each([
  ['no value', undefined],
  ['null', null],
  ['an array', [1]],
  ['list settings that are a number', { sessions: 7 }],
])('returns no list settings if storage contains %s', (_, stored) => {
  expect(parseListSettings(stored)).toEqual({})
})

test('replaces invalid settings with defaults and keeps valid views', () => {
  const bad = [
    null,
    { ...view, name: ' ' },
    { ...view, search: { q: { $ne: 1 } } },
    { ...view, id: '<b>' },
  ]
  const settings = parseListSettings({
    sessions: { order: 'evil', shown: { a: 'yes' }, views: [...bad, view] },
  })
  expect(settings).toEqual({
    sessions: { order: [], shown: {}, views: [view], autoRefresh: false },
  })
})

test('ignores an unknown preset', () => {
  const stored = { sessions: { views: [{ ...view, preset: 'last_century' }] } }
  expect(parseListSettings(stored)['sessions']?.views).toEqual([{ ...view, preset: undefined }])
})
