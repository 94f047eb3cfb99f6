import { i18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { seededErrors } from '@mocks/seeds/service-errors'
import { sdkErrors } from './sdk-errors'
import { findError, getRemedy, serviceErrors } from './service-errors'

test('describes every error code of the mock backend', () => {
  const codes = seededErrors.map(({ code }) => code).filter((code) => code > 0)
  expect(codes.filter((code) => !findError(code))).toEqual([])
})

test('describes every error code in the API contract', () => {
  const listCodes = (errors: typeof serviceErrors) => errors.map(({ code }) => code)
  expect(listCodes(serviceErrors)).toEqual(
    expect.arrayContaining([400, 401, 403, 5009, 5015, 5048]),
  )
  expect(listCodes(sdkErrors)).toEqual(
    expect.arrayContaining([
      6001, 6002, 6003, 6004, 7001, 7002, 7003, 7004, 7005, 7006, 7007, 7008, 7009,
    ]),
  )
})

test('lists error 7001 only in the SDK catalog', () => {
  expect(findError(7001)).toBeUndefined()
  expect(sdkErrors.find(({ code }) => code === 7001)?.cause.message).toContain('network')
})

test.each([
  ['service', serviceErrors],
  ['SDK', sdkErrors],
])('lists each %s error code once and describes it in full sentences', (_name, errors) => {
  expect(new Set(errors.map(({ code }) => code)).size).toBe(errors.length)
  const texts = errors.flatMap((error) => [
    i18n._(error.cause),
    i18n._(getRemedy(error, 'client')),
    i18n._(getRemedy(error, 'admin')),
  ])
  expect(texts.filter((text) => !/^[A-Z].*\.$/.test(text) || text.includes('!'))).toEqual([])
})

test.each([
  ['client', true],
  ['admin', false],
] as const)('refers readers in the %s area to their provider: %s', (realm, expected) => {
  const texts = serviceErrors.map((error) => i18n._(getRemedy(error, realm)))
  expect(texts.some((text) => /your provider/i.test(text))).toBe(expected)
})
