import { expect, test } from 'vitest'
import type { FieldDoc } from '@/features/service-api/catalog/types'
import { parseConsoleRequest } from './parse-console-request'

const field = (name: string, more: Partial<FieldDoc> = {}): FieldDoc => ({
  name,
  type: 'string',
  required: true,
  description: '',
  ...more,
})

function createFormData(values: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.set(name, value)
  return data
}

const parse = (fields: readonly FieldDoc[], values: Record<string, string>, images = {}) =>
  parseConsoleRequest(fields, createFormData(values), images)

test('converts values to the types of their fields, including nested fields', () => {
  const image = new File(['x'], 'front.png', { type: 'image/png' })
  const fields = [
    field('document_type'),
    field('data', {
      type: 'object',
      fields: [
        field('front_img', { type: 'image' }),
        field('cutoff', { type: 'number' }),
        field('count', { type: 'integer' }),
        field('strict', { type: 'boolean' }),
      ],
    }),
  ]
  const values = {
    document_type: ' egy_nid ',
    'data.cutoff': '0.8',
    'data.count': '3',
    'data.strict': 'false',
  }
  expect(parse(fields, values, { 'data.front_img': image })).toEqual({
    values: {
      document_type: 'egy_nid',
      data: { front_img: image, cutoff: 0.8, count: 3, strict: false },
    },
  })
})

test('omits empty fields and validates an optional object only if it contains a value', () => {
  const fields = [
    field('lang', { required: false }),
    field('extra', { type: 'object', required: false, fields: [field('note'), field('reason')] }),
  ]
  expect(parse(fields, { lang: '' })).toEqual({ values: {} })
  expect(parse(fields, { 'extra.note': 'a' })).toEqual({
    errors: { 'extra.reason': 'Enter a value' },
  })
})

test.each([
  [field('name'), '', 'Enter a value'],
  [field('front_img', { type: 'image' }), '', 'Choose an image'],
  [field('cutoff', { type: 'number' }), 'much', 'Enter a number'],
  [field('count', { type: 'integer' }), '1.5', 'Enter a whole number'],
  [field('lists', { type: 'array', items: 'string' }), ' \n', 'Enter at least one value'],
  [field('codes', { type: 'array', items: 'integer' }), '1\ntwo', 'Enter one number per line'],
])('returns an error for the field %o with the value %o', (one, value, text) => {
  expect(parse([one], { [one.name]: value })).toEqual({ errors: { [one.name]: text } })
})

test('reads one value per line for a list and the remaining entries for an array', () => {
  const fields = [
    field('lists', { type: 'array', items: 'string' }),
    field('fields', { type: 'array', fields: [field('name'), field('value')] }),
  ]
  const values = {
    lists: 'one\n\n two ',
    'fields.0.name': 'full_name',
    'fields.0.value': 'Mona',
    'fields.2.name': 'nationality',
    'fields.2.value': 'EG',
  }
  expect(parse(fields, values)).toEqual({
    values: {
      lists: ['one', 'two'],
      fields: [
        { name: 'full_name', value: 'Mona' },
        { name: 'nationality', value: 'EG' },
      ],
    },
  })
  expect(parse(fields, { ...values, 'fields.2.value': '' })).toEqual({
    errors: { 'fields.2.value': 'Enter a value' },
  })
})
