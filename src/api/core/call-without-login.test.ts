import { HttpResponse, http } from 'msw'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/core/api-error'
import { scriptedServer } from '@/test/scripted-backend'
import { callWithoutLogin } from './http'
import { recovery } from '@/backend/recovery'

const token = 'secret/../value'

beforeAll(() => scriptedServer.listen({ onUnhandledFrame: 'error' }))
afterEach(() => scriptedServer.resetHandlers())
afterAll(() => scriptedServer.close())

test('encodes a token as one path segment and sends no bearer token', async () => {
  const onRequested = vi.fn<(url: string, bearer: string | null) => void>()
  scriptedServer.use(
    http.get('*', ({ request }) => {
      onRequested(new URL(request.url).pathname, request.headers.get('authorization'))
      return HttpResponse.json({ name: 'Ines' })
    }),
  )
  const response = await callWithoutLogin('client', recovery.firstPassword, { token })
  expect(response).toEqual({ name: 'Ines', email_masked: undefined, expires_at: undefined })
  expect(onRequested).toHaveBeenCalledWith(
    '/portal-backend/v1/accounts/initialize-password/secret%2F..%2Fvalue/',
    null,
  )
})

test.each([
  ['a rejection', () => HttpResponse.json({ error_code: 7020 }, { status: 400 })],
  [
    'a malformed response',
    () => new HttpResponse('{"na', { headers: { 'content-type': 'text/json' } }),
  ],
  ['no response', () => HttpResponse.error()],
])('I6 keeps the token out of the error and the console after %s', async (_, respond) => {
  const lines = vi.spyOn(console, 'error').mockImplementation(() => {})
  scriptedServer.use(http.get('*', respond))
  const error = await callWithoutLogin('client', recovery.firstPassword, { token }).catch(
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(ApiError)
  const output = JSON.stringify([String(error), error, lines.mock.calls])
  expect(output).toContain('initialize-password')
  expect(output).not.toMatch(/secret|value/)
})

test('rejects a response without `verified`', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  scriptedServer.use(http.post('*', () => HttpResponse.json({ email_masked: 'm…h@example.com' })))
  await expect(callWithoutLogin('client', recovery.verifyEmail, { token })).rejects.toMatchObject({
    kind: 'contract',
  })
})
