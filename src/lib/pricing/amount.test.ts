import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseAmount } from './amount'

test.each([
  ['0', 0],
  [' 1000 ', 1000],
  ['1,000', 1000],
  ['1 000 000', 1_000_000],
  ['1 000', 1000],
  ["1'000", 1000],
  ['١٢٣٤', 1234],
  ['١٬٢٣٤', 1234],
  ['۱۲۳', 123],
  ['‎+5', 5],
  ['9007199254740991', Number.MAX_SAFE_INTEGER],
])('parses %j as the amount %d', (text, value) => {
  expect(parseAmount(text)).toEqual({ value })
})

test.each([
  ['', 'empty'],
  [' ', 'empty'],
  ['NaN', 'notANumber'],
  ['Infinity', 'notANumber'],
  ['∞', 'notANumber'],
  ['ten', 'notANumber'],
  ['1,5', 'notANumber'],
  ['1,0000', 'notANumber'],
  ['10,00,000', 'notANumber'],
  ['000', 'notANumber'],
  ['007', 'notANumber'],
  ['0x10', 'notANumber'],
  ['10%', 'notANumber'],
  ['1e21', 'exponent'],
  ['1E+05', 'exponent'],
  ['9.22E+18', 'exponent'],
  ['1.5', 'decimal'],
  ['1.500', 'decimal'],
  ['1,000.00', 'decimal'],
  ['١٫٥', 'decimal'],
  ['.5', 'decimal'],
  ['-1', 'negative'],
  ['−1', 'negative'],
  ['-0.5', 'negative'],
  ['9007199254740992', 'tooLarge'],
  ['1'.repeat(400), 'tooLarge'],
])('J7 rejects %j as an amount: %s', (text, problem) => {
  expect(parseAmount(text)).toEqual({ problem })
})

test('parses every amount in Latin and Arabic digits, with and without separators', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), fc.constantFrom('en', 'en-IN', 'ar-EG', 'fr'), (value, locale) => {
      const isGroupedByThousands = locale !== 'en-IN'
      const text = value.toLocaleString(locale, { useGrouping: isGroupedByThousands })
      expect(parseAmount(text)).toEqual({ value })
    }),
  )
})

test('returns either a safe value or a problem for any text', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0019,.٬٠١ e+-∞') })),
      (text) => {
        const { value, problem } = parseAmount(text)
        expect(problem === undefined).toBe(Number.isSafeInteger(value) && Number(value) >= 0)
      },
    ),
  )
})
