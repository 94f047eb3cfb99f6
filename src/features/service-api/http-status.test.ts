import { expect, test } from 'vitest'
import { serviceErrors } from '@/features/labels/problems/service-errors'
import { loadServices } from './catalog/load-service'
import { getHttpStatus } from './http-status'
import { openApiDocument } from './openapi'

test.each([
  [400, 400],
  [401, 401],
  [403, 403],
  [5009, 400],
  [5012, 400],
  [5033, 200],
  [5052, 200],
  [5031, undefined],
])('the code %d comes with the status %s', (code, status) => {
  expect(getHttpStatus(code)).toBe(status)
})

test('a code without a status is listed by no call', async () => {
  const silent = serviceErrors.filter(({ code }) => getHttpStatus(code) === undefined)
  const listedCodes = (await loadServices()).flatMap(({ errors }) => errors)
  expect(silent.filter(({ code }) => listedCodes.includes(code))).toEqual([])
})

test('OpenAPI does not describe a negative answer as an error', async () => {
  const text = JSON.stringify(openApiDocument(await loadServices(), 'https://api.example.com'))
  expect(text).toContain('5048: ')
  expect(text).not.toMatch(/50(33|52): /)
})
