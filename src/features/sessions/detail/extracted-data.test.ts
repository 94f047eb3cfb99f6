import { expect, test } from 'vitest'
import type { TransactionDetail } from '@/backend/transactions'
import { sessionWith, transactionWith } from '@/test/session-records'
import { extractedData, extractedGroups, toScreenedPerson } from './extracted-data'

test('takes fields from the last attempt that passed, in reading order with unknown fields last', () => {
  const groups = extractedGroups(
    sessionWith({
      transactions: [
        transactionWith({
          time: '2026-11-20T09:02:00Z',
          status: false,
          data: { full_name: 'smudged' },
        }),
        transactionWith({
          time: '2026-11-20T09:01:00Z',
          data: {
            age: 36,
            full_name: 'أحمد',
            birth_governarate: 'القاهرة',
            blood_type: 'O',
            nested: {},
          },
        }),
        transactionWith({ service: 'face_match', data: { confidence: 0.9 } }),
      ],
    }),
  )
  expect(groups.map(({ id }) => id)).toEqual(['person', 'other'])
  const person = groups[0]?.fields.filter(({ value }) => value !== undefined)
  expect(person).toEqual([
    { key: 'full_name', value: 'أحمد' },
    { key: 'age', value: '36' },
    { key: 'birth_governarate', value: 'القاهرة' },
  ])
  expect(groups[1]?.fields).toEqual([{ key: 'blood_type', value: 'O' }])
})

test('never mixes two attempts at a document but fills empty fields from another document', () => {
  const extract = (part: Partial<TransactionDetail>) =>
    extractedData(
      sessionWith({
        transactions: [
          transactionWith({
            status: false,
            time: '2026-11-20T08:00:00Z',
            data: { full_name: 'A', husband_name: 'B' },
          }),
          transactionWith({ data: { full_name: 'C', gender: null } }),
          transactionWith(part),
        ],
      }),
    )
  expect(extract({ status: false, time: '2026-11-20T10:00:00Z' })).toEqual({
    full_name: 'C',
    gender: null,
  })
  expect(
    extract({
      service: 'passport_ocr',
      data: { full_name: '', gender: 'F', passport_number: 'X1' },
    }),
  ).toEqual({ full_name: 'C', gender: 'F', passport_number: 'X1' })
})

test('shows unread fields of a national ID but not of a passport', () => {
  const keys = (service: string) =>
    extractedGroups(
      sessionWith({
        transactions: [transactionWith({ service, data: { full_name: 'C', passport_number: '' } })],
      }),
    ).flatMap(({ fields }) => fields.map(({ key }) => key))
  expect(keys('passport_ocr')).toEqual(['full_name'])
  expect(keys('ocr')).toEqual(expect.arrayContaining(['husband_name', 'front_nid']))
})

test("returns the printed name, the other script's name, and the birth date from the card or the number", () => {
  const read = (data: Record<string, unknown>, other: Record<string, unknown>) =>
    toScreenedPerson(
      sessionWith({
        transactions: [transactionWith({ data }), transactionWith({ service: 'cso', data: other })],
      }),
    )
  const card = { full_name: 'أحمد صالح', husband_name: 'x', date_of_birth: '١٩٩٠/٠١/٠٢' }
  expect(read(card, { name_en: 'Ahmed Saleh' })).toEqual({
    name: 'أحمد صالح',
    otherName: 'Ahmed Saleh',
    birthDate: '1990-01-02',
    nationality: undefined,
  })
  const passport = { full_name: 'أحمد صالح', front_nid: '29001018800015', nationality: 'EGY' }
  expect(read(passport, { full_name: 'احمد صالح' })).toEqual({
    name: 'أحمد صالح',
    otherName: undefined,
    birthDate: '1990-01-01',
    nationality: 'EGY',
  })
})
