import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { governorateCode, governorates } from './governorates'
import { parseNationalId } from './national-id'

const now = new Date('2026-11-20T12:00:00Z')
const two = (value: number) => String(value).padStart(2, '0')

test('parses birth date, sex, and governorate from a well-formed ID', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1900-01-01'), max: new Date('2026-11-19'), noInvalidDate: true }),
      fc.constantFrom(...governorates),
      fc.integer({ min: 0, max: 9999 }),
      fc.integer({ min: 0, max: 9 }),
      fc.boolean(),
      (born, governorate, sequence, check, arabic) => {
        const day = born.toISOString().slice(0, 10)
        const digits = [
          day < '2000' ? '2' : '3',
          day.slice(2, 4) + day.slice(5, 7) + day.slice(8, 10),
          governorate.code,
          String(sequence).padStart(4, '0'),
          check,
        ].join('')
        const text = arabic ? digits.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(+digit)) : digits
        expect(parseNationalId(text, now)).toEqual({
          digits,
          birthDate: day,
          governorate,
          sex: sequence % 2 === 1 ? 'male' : 'female',
        })
      },
    ),
  )
})

test('returns 14 digits or undefined for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const result = parseNationalId(text, now)
      expect(result === undefined || result.digits.length === 14).toBe(true)
    }),
  )
})

test.each([
  ['too short', '2900101880001'],
  ['another century', '19001018800015'],
  ['the 13th month', '29013018800015'],
  ['the 30th of February', '29002308800015'],
  ['February 29 in a common year', '30102298800015'],
  ['a future date of birth', '32611218800015'],
  ['letters', '2900101880001x'],
])('rejects an invalid ID: %s', (_, text) => {
  expect(parseNationalId(text, now)).toBeUndefined()
})

test('ignores spaces and dashes, and returns no governorate for an unknown code', () => {
  expect(parseNationalId('300 0229 77 00016', now)).toMatchObject({
    birthDate: '2000-02-29',
    governorate: undefined,
    sex: 'male',
  })
})

test.each([
  ['القاهره', '01'],
  ['محافظة الإسكندرية', '02'],
  ['اسيوط', '25'],
  ['بورسعيد', '03'],
  ['بور سعيد', '03'],
  ['بنى سويف', '22'],
  ['خارج الجمهورية', '88'],
  ['خارج جمهورية مصر العربية', '88'],
  ['cairo governorate', '01'],
  ['somewhere', undefined],
])('maps %s to the governorate code %s', (printed, code) => {
  expect(governorateCode(printed)).toBe(code)
})

test('uses a unique two-digit code for every governorate', () => {
  const codes = governorates.map(({ code }) => code)
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes.every((code) => code === two(Number(code)))).toBe(true)
})
