import { http } from 'msw'
import { expect, test } from 'vitest'
import { collectHandlers } from './backend'

const login = http.post('*/login/', () => new Response())
const logout = http.get('*/logout/', () => new Response())

test('collects the handlers from all files', () => {
  const modules = {
    './handlers/a.ts': { handlers: [login] },
    './handlers/b.ts': { handlers: [logout] },
  }
  expect(collectHandlers(modules)).toEqual([login, logout])
})

test('rejects a file that exports no handlers', () => {
  expect(() => collectHandlers({ './handlers/a.ts': {} })).toThrow(
    './handlers/a.ts must export its handlers',
  )
})

test('rejects two handlers for the same request, because their order would matter', () => {
  const modules = {
    './handlers/a.ts': { handlers: [login] },
    './handlers/b.ts': { handlers: [login] },
  }
  expect(() => collectHandlers(modules)).toThrow('in ./handlers/a.ts and in ./handlers/b.ts')
})
