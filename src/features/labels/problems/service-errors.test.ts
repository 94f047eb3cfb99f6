import { i18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { serviceErrors } from '@mocks/seeds/service-errors'
import { errorCatalogue, findError } from './service-errors'

test('describes every error code of the mock backend', () => {
  const codes = serviceErrors.map(({ code }) => code).filter((code) => code > 0)
  expect(codes.filter((code) => !findError('service', code))).toEqual([])
})

test.each([
  ['service', [400, 401, 403, 5009, 5015, 5048]],
  ['sdk', [6001, 6002, 6003, 6004, 7001, 7002, 7003, 7004, 7005, 7006, 7007, 7008, 7009]],
] as const)('describes every code of the contract in the catalogue %s', (catalogue, codes) => {
  expect(codes.filter((code) => !findError(catalogue, code))).toEqual([])
})

test('keeps the catalogues apart: 7001 is an SDK error only', () => {
  expect(findError('service', 7001)).toBeUndefined()
  expect(findError('sdk', 5015)).toBeUndefined()
  expect(findError('sdk', 7001)?.cause.message).toContain('network')
})

test('lists each code once, with full sentences', () => {
  const keys = errorCatalogue.map(({ catalogue, code }) => `${catalogue} ${code}`)
  expect(new Set(keys).size).toBe(keys.length)
  const texts = errorCatalogue.flatMap(({ cause, remedy }) => [i18n._(cause), i18n._(remedy)])
  expect(texts.filter((text) => !/^[A-Z].*\.$/.test(text) || text.includes('!'))).toEqual([])
})
