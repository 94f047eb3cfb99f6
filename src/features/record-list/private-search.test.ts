import type { HistoryState } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import {
  clearForeignSearch,
  getPersonText,
  getPrivateSearchText,
  personState,
  privateSearchState,
} from './private-search'

const entry = (state: object) => ({
  href: '/app/pages/home?page=2',
  pathname: '/app/pages/home',
  publicHref: '/app/pages/home?page=2',
  external: false,
  search: {},
  searchStr: '?page=2',
  hash: '',
  state: { __TSR_index: 3, ...state },
})

test("C10 removes another login's search text from a history entry but keeps the URL", () => {
  const { search } = privateSearchState('first', 'Layla')
  expect(getPrivateSearchText({ search }, { sid: 'first' })).toBe('Layla')
  expect(getPrivateSearchText({ search }, { sid: 'second' })).toBeUndefined()
  clearForeignSearch(entry({ search }), 'first')
  clearForeignSearch(entry({}), 'second')
  expect(() => clearForeignSearch(entry({ search }), 'second')).toThrow(
    expect.objectContaining({
      options: expect.objectContaining({
        href: '/app/pages/home?page=2',
        state: { __TSR_index: 3 },
        replace: true,
      }),
    }),
  )
})

test("C10 keeps a person's data out of the searches of the list that is still on screen", () => {
  const state: HistoryState = personState('first', '{"name":"Layla"}')
  expect(getPrivateSearchText(state, { sid: 'first' })).toBeUndefined()
  expect(getPersonText(state, { sid: 'first' })).toBe('{"name":"Layla"}')
  expect(getPersonText(state, { sid: 'second' })).toBeUndefined()
  const searchState: HistoryState = privateSearchState('first', 'Layla')
  expect(getPersonText(searchState, { sid: 'first' })).toBeUndefined()
  clearForeignSearch(entry(state), 'first')
  expect(() => clearForeignSearch(entry(state), 'second')).toThrow(
    expect.objectContaining({ options: expect.objectContaining({ state: { __TSR_index: 3 } }) }),
  )
})
