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
])('maps the code %d to the status %s', (code, status) => {
  expect(getHttpStatus(code)).toBe(status)
})

test('does not list a code without a status for any service', async () => {
  const silent = serviceErrors.filter(({ code }) => getHttpStatus(code) === undefined)
  const listedCodes = (await loadServices()).flatMap(({ errors }) => errors)
  expect(silent.filter(({ code }) => listedCodes.includes(code))).toEqual([])
})

test('does not describe a negative result as an error in OpenAPI', async () => {
  const text = JSON.stringify(openApiDocument(await loadServices(), 'https://api.example.com'))
  expect(text).toContain('5048: ')
  expect(text).not.toMatch(/50(33|52): /)
})
