import { i18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { serviceErrors } from '@mocks/seeds/service-errors'
import { errorCatalogue, findError } from '@/features/labels/service-errors'

test('every code that a check of the mock backend answers has a cause and a remedy', () => {
  const codes = serviceErrors.map(({ code }) => code).filter((code) => code > 0)
  expect(codes.filter((code) => !findError('service', code))).toEqual([])
})

test.each([
  ['service', [400, 401, 403, 5009, 5015, 5048]],
  ['sdk', [6001, 6002, 6003, 6004, 7001, 7002, 7003, 7004, 7005, 7006, 7007, 7008, 7009]],
] as const)('every code of the contract is in the catalogue: %s', (catalogue, codes) => {
  expect(codes.filter((code) => !findError(catalogue, code))).toEqual([])
})

test('the catalogues are apart: 7001 is the network of an SDK, never an answer of a check', () => {
  expect(findError('service', 7001)).toBeUndefined()
  expect(findError('sdk', 5015)).toBeUndefined()
  expect(findError('sdk', 7001)?.cause.message).toContain('network')
})

test('no code stands twice in a catalogue, and every text is a sentence', () => {
  const keys = errorCatalogue.map(({ catalogue, code }) => `${catalogue} ${code}`)
  expect(new Set(keys).size).toBe(keys.length)
  const texts = errorCatalogue.flatMap(({ cause, remedy }) => [i18n._(cause), i18n._(remedy)])
  expect(texts.filter((text) => !/^[A-Z].*\.$/.test(text) || text.includes('!'))).toEqual([])
})
