import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { parseListSettings } from './list-settings'

// The store reads local storage once, when its module is loaded.
async function loadStore() {
  vi.resetModules()
  return import('./list-settings')
}

const view = { id: 'v1', name: 'Failed', search: { status: 'failed', error_code: 5015 } }
const settings = { order: ['a', 'b'], shown: { b: false }, views: [view] }

beforeEach(() => localStorage.clear())

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
  const read = parseListSettings(
    JSON.stringify({ sessions: { order: 'evil', shown: { a: 'yes' }, views: [...bad, view] } }),
  )
  expect(read).toEqual({ sessions: { order: [], shown: {}, views: [view] } })
})

test('ignores an unknown preset', () => {
  const json = JSON.stringify({ sessions: { views: [{ ...view, preset: 'last_century' }] } })
  expect(parseListSettings(json)['sessions']?.views).toEqual([{ ...view, preset: undefined }])
})

test('restores the settings of each list after a reload', async () => {
  const first = await loadStore()
  expect(first.changeListSettings('sessions', () => settings)).toBe(true)
  first.changeListSettings('users', () => ({ order: ['x'] }))
  const { useListSettings } = await loadStore()
  expect(renderHook(() => useListSettings('sessions')).result.current).toMatchObject(settings)
  expect(renderHook(() => useListSettings('users')).result.current.order).toEqual(['x'])
  expect(renderHook(() => useListSettings('other')).result.current.views).toEqual([])
})

test('two tabs do not overwrite each other', async () => {
  const one = await loadStore()
  const two = await loadStore()
  one.changeListSettings('sessions', () => ({ views: [view] }))
  two.changeListSettings('sessions', () => ({ order: ['b'] }))
  const { useListSettings } = await loadStore()
  expect(renderHook(() => useListSettings('sessions')).result.current).toMatchObject({
    order: ['b'],
    views: [view],
  })
})

test('follows a change in another tab', async () => {
  const { useListSettings } = await loadStore()
  const { result } = renderHook(() => useListSettings('sessions'))
  const newValue = JSON.stringify({ sessions: settings })
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'lists', newValue })))
  expect(result.current.views).toEqual([view])
})

test('reports when the browser cannot store settings and keeps them until a reload', async () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, clear: () => {} })
  const { changeListSettings, useListSettings } = await loadStore()
  expect(changeListSettings('sessions', () => ({ order: ['b'] }))).toBe(false)
  expect(changeListSettings('sessions', () => ({ views: [view] }))).toBe(false)
  expect(renderHook(() => useListSettings('sessions')).result.current).toMatchObject({
    order: ['b'],
    views: [view],
  })
  vi.unstubAllGlobals()
})
