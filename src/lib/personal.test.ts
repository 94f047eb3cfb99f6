import type { ReactNode } from 'react'
import * as v from 'valibot'
import { expect, expectTypeOf, test } from 'vitest'
import { sessionListSchema, type Session } from '@/backend/sessions'
import type { CsvCell, CsvColumn, PlainCsvColumn } from './csv'
import { openPersonal, sealPersonal, type Personal, maskValue, type PersonalKind } from './personal'
import * as fc from 'fast-check'

test('keeps a sealed value as plain text at runtime', () => {
  expect(openPersonal(sealPersonal('منى صالح'))).toBe('منى صالح')
  expect(JSON.stringify({ name: sealPersonal('Mona') })).toBe('{"name":"Mona"}')
})

test('prevents a sealed value from being rendered or exported unmasked', () => {
  expectTypeOf<Personal>().not.toExtend<ReactNode>()
  expectTypeOf<Personal>().not.toExtend<string>()
  expectTypeOf<Personal>().not.toExtend<CsvCell>()
  expectTypeOf<(row: Session) => Personal>().not.toExtend<PlainCsvColumn<Session>['value']>()
  expectTypeOf<{
    header: string
    value: (row: Session) => Personal | undefined
    personal: 'name'
  }>().toExtend<CsvColumn<Session>>()
})

test('seals the personal fields of a session, whatever their input type', () => {
  type Sealed = Session['full_name' | 'front_nid' | 'reference_user_id']
  expectTypeOf<NonNullable<Sealed>>().toEqualTypeOf<Personal>()
  const row = { session_id: '1', bundle_id: '2', status: 'success', created_at: '2026-11-20' }
  const counts = { services: [], transactions_count: 0 }
  const sessions = [{ ...row, ...counts, front_nid: 29001018800015, full_name: null }]
  const [session] = v.parse(sessionListSchema, { sessions, total: 1 }).sessions
  expect(session?.front_nid).toBe('29001018800015')
  expect(session?.full_name).toBeUndefined()
})

test.each<[PersonalKind, string, string]>([
  ['national_id', '29001018800015', '2••••••15'],
  ['national_id', ' 2900101 8800015 ', '2••••••15'],
  ['national_id', '٢٩٠٠١٠١٨٨٠٠٠١٥', '٢••••••١٥'],
  ['national_id', '2900101880', '2••••••80'],
  ['national_id', '290010188', '••••••'],
  ['phone', '+201912345678', '••••••678'],
  ['phone', '12345678', '••••••678'],
  ['phone', '1234567', '••••••'],
  ['document', 'A01234567', '••••••67'],
  ['document', 'A01234', '••••••34'],
  ['document', 'A0123', '••••••'],
  ['name', 'Mona Saleh', 'M•• S••'],
  ['name', 'أحمد محمد عبد الرحمن', 'أ•• م•• ع•• ا••'],
  ['name', 'مُحَمَّد عَلِي', 'مُ•• عَ••'],
  ['name', 'Jo', '••••••'],
  ['name', 'A B', '••••••'],
  ['name', 'J Smith', 'J•• S••'],
  ['name', '👨‍👩‍👧 Family', '👨‍👩‍👧•• F••'],
  ['name', '👨‍👩‍👧', '••••••'],
  ['email', 'mona.saleh@example.com', 'm•••@e•••.com'],
  ['email', 'm@ex.com', '•••@•••.com'],
  ['email', 'mona@localhost', 'm•••@l•••'],
  ['email', 'not an address', '••••••'],
  ['email', '@example.com', '••••••'],
  ['reference', 'usr-0a1b2c3', '••••••2c3'],
  ['reference', 'usr-0a1b', '••••••a1b'],
  ['reference', 'usr-0a1', '••••••'],
  ['reference', 'mona.saleh@example.com', 'm•••@e•••.com'],
  ['reference', 'u-12', '••••••'],
  ['birth_date', '1990-01-01', '••••-••-••'],
  ['birth_date', '1/1/1990', '••••-••-••'],
  ['address', '14 شارع النصر', '••••••'],
  ['text', 'x', '••••••'],
])('%s: masks %s as %s', (kind, value, shown) => {
  expect(maskValue(kind, value)).toBe(shown)
})

const kinds = [
  'national_id',
  'name',
  'phone',
  'email',
  'address',
  'document',
  'birth_date',
  'reference',
  'text',
] as const satisfies readonly PersonalKind[]

test.each(kinds)('%s: keeps an empty value empty', (kind) => {
  expect([maskValue(kind, ''), maskValue(kind, '  ')]).toEqual(['', ''])
})

const values = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.stringMatching(/^[ابتثحخد]{1,6}( [ابتثحخد]{1,6}){0,3}$/),
  fc.stringMatching(/^[a-z.]{1,8}@[a-z]{1,8}(\.[a-z]{1,6}){0,2}$/),
  fc.stringMatching(/^\+?\d{1,16}$/),
)

test.each(kinds)('%s: never includes the value in its masked form', (kind) => {
  fc.assert(
    fc.property(values, (value) => {
      fc.pre(value.trim() !== '' && /[^•@.\s-]/.test(value))
      expect(maskValue(kind, value)).not.toContain(value.trim())
    }),
    { numRuns: 500 },
  )
})

test('does not reveal the length of a short value in its masked form', () => {
  const shownTexts = kinds.map(
    (kind) => new Set(['a', 'ab', 'abc', '12'].map((text) => maskValue(kind, text))),
  )
  // A name of three letters may show its initial.
  expect(shownTexts.map(({ size }) => size <= 2)).not.toContain(false)
})
