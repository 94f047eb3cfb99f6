// @vitest-environment node
import { HttpResponse, http } from 'msw'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { server } from '@/test/scripted-backend'
import { callAccounts } from './calls'
import { firstPasswordSchema, verifiedEmailSchema } from './schema'

const TOKEN = 'secret/../token'
const name = 'initialize-password/'

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

test('a token is one part of the path, whatever is in it, and goes without a bearer', async () => {
  const asked = vi.fn<(url: string, bearer: string | null) => void>()
  server.use(
    http.get('*', ({ request }) => {
      asked(new URL(request.url).pathname, request.headers.get('authorization'))
      return HttpResponse.json({ name: 'Ines' })
    }),
  )
  const told = await callAccounts({ name, token: TOKEN, schema: firstPasswordSchema })
  expect(told).toEqual({ name: 'Ines', email_masked: undefined, expires_at: undefined })
  expect(asked).toHaveBeenCalledWith(
    '/portal-backend/v1/accounts/initialize-password/secret%2F..%2Ftoken/',
    null,
  )
})

test.each([
  ['a refusal', () => HttpResponse.json({ error_code: 7020 }, { status: 400 })],
  ['a broken answer', () => new HttpResponse('{"na', { headers: { 'content-type': 'text/json' } })],
  ['no answer', () => HttpResponse.error()],
])('I6 the token is in no error and no line of the console: %s', async (_what, answer) => {
  const lines = vi.spyOn(console, 'error').mockImplementation(() => {})
  server.use(http.get('*', answer))
  const error = await callAccounts({ name, token: TOKEN, schema: firstPasswordSchema }).catch(
    (thrown: unknown) => thrown,
  )
  expect(error).toMatchObject({ name: 'ApiError' })
  const told = JSON.stringify([String(error), error, lines.mock.calls])
  expect(told).toContain('initialize-password')
  expect(told).not.toMatch(/secret|token/)
})

test('an answer that does not say whether the e-mail is confirmed confirms nothing', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  server.use(http.post('*', () => HttpResponse.json({ email_masked: 'm…h@example.com' })))
  await expect(
    callAccounts({ name: 'verify-email/', json: { token: 'x' }, schema: verifiedEmailSchema }),
  ).rejects.toMatchObject({ kind: 'contract' })
})
