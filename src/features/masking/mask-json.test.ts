import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskJson, personalKinds } from './mask-json'

test('masks a message that repeats a personal value of the record', () => {
  const data = { full_name: 'ليلى محمود', first_name: 'ليلى', gender: 'أنثى', city: 'Giza' }
  const maskedJson = maskJson({
    data,
    message: 'ليلى is not there',
    events: [{ detail: 'too dark' }],
  })
  expect(maskedJson).toMatchObject({
    message: '••••••',
    events: [{ detail: 'too dark' }],
    data: { gender: 'أنثى', city: 'Giza' },
  })
  expect(maskJson({ message: 'seen with Omar' }, ['Omar'])).toEqual({ message: '••••••' })
})

test('masks personal values at any depth but keeps IDs, times and statuses readable', () => {
  const maskedJson = maskJson({
    session_id: '20011000-1234-4567-8901-123456789012',
    created_at: '2026-11-20T09:00:00.000Z',
    status: 'failed',
    ip: '203.0.113.7',
    reference_user_id: 'mona@example.com',
    device: { device_id: 'abcdef0123456789', model: 'Galaxy A15' },
    transactions: [
      {
        transaction_id: '20011000-1234-4567-8901-123456789013',
        service: 'ocr',
        message: 'sent to +201912345678',
        data: {
          full_name: 'منى صالح أحمد',
          front_nid: 29001018800015,
          expiry_date: '2030-01-01',
          confidence: 0.93456789,
          aliases: ['Mona', 'Munā'],
          mother: { maiden_name: 'Amira', age: 60 },
          '29001018800015': true,
        },
      },
    ],
  })
  expect(maskedJson).toMatchObject({
    session_id: '20011000-1234-4567-8901-123456789012',
    created_at: '2026-11-20T09:00:00.000Z',
    status: 'failed',
    device: { model: 'Galaxy A15' },
    transactions: [
      {
        service: 'ocr',
        data: { expiry_date: '2030-01-01', confidence: 0.93456789, mother: { age: 60 } },
      },
    ],
  })
  const text = JSON.stringify(maskedJson)
  const secrets = ['203.0', 'mona', 'abcdef', '1912345678', 'منى', '29001018800015']
  for (const secret of [...secrets, 'Mona', 'Munā', 'Amira']) expect(text).not.toContain(secret)
})

test('masks a national ID under any key and at any depth', () => {
  const nid = '29001018800015'
  const leaf = fc.constantFrom<unknown>(nid, Number(nid), `id ${nid}`, nid.split('').join(' '))
  const tree = fc.letrec<{ node: unknown }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 4 },
      leaf,
      fc.array(tie('node'), { maxLength: 3 }),
      fc.dictionary(
        fc.oneof(
          fc.string(),
          fc.constantFrom('status', 'message', 'age', 'data', 'profession', 'errorMessage', 'at'),
        ),
        tie('node'),
        { maxKeys: 4 },
      ),
    ),
  })).node
  fc.assert(
    fc.property(tree, (value) => {
      expect(JSON.stringify(maskJson(value) ?? null).replace(/ /g, '')).not.toContain(nid)
    }),
  )
})

test('keeps booleans, null and empty values unchanged', () => {
  expect(maskJson({ any: true, thing: null, list: [], text: '' })).toEqual({
    any: true,
    thing: null,
    list: [],
    text: '',
  })
})

test('lists each kind of masked value once, including texts that name the person', () => {
  const record = {
    session_id: '12345678901234',
    transactions: [
      { data: { first_name: 'Mona', gender: 'female', front_nid: '29001018800011' } },
      { data: { first_name: 'Mona', street: '' }, message: 'no face for Mona' },
    ],
  }
  expect(personalKinds(record)).toEqual(['name', 'national_id', 'text'])
  expect(personalKinds({ status: 'success', data: {} })).toEqual([])
})
