import { expect, test } from 'vitest'
import { parseClientForm, toContactPhone } from './parse-client-form'

function createFormData(fields: Record<string, string | string[]>): FormData {
  const data = new FormData()
  const all = { name: '', email: '', contact_name: '', phone_number: '', industry: '', website: '' }
  for (const [name, values] of Object.entries({ ...all, ...fields }))
    for (const value of [values].flat()) data.append(name, value)
  return data
}

const acme = { name: 'Acme', email: 'a@acme.com' }

test('trims and normalizes the filled-in values of a new client', () => {
  expect(parseClientForm(createFormData({ name: ' Acme ', email: ' a@acme.com ' }))).toEqual({
    values: acme,
  })
  expect(
    parseClientForm(
      createFormData({
        ...acme,
        website: 'ACME.com/',
        contact_name: ' منى ',
        services: ['ocr', 'x'],
      }),
    ),
  ).toEqual({
    values: { ...acme, website: 'https://acme.com', contact_name: 'منى', services: ['ocr', 'x'] },
  })
})

test('requires only a name for a new client', () => {
  expect(parseClientForm(createFormData({ name: 'Acme' }))).toEqual({ values: { name: 'Acme' } })
})

test.each([
  [{}, ['name']],
  [{ ...acme, name: '  ' }, ['name']],
  [{ ...acme, email: 'acme.com' }, ['email']],
  [{ ...acme, website: 'acme' }, ['website']],
  [{ ...acme, website: 'javascript:alert(1)' }, ['website']],
  [{ ...acme, phone_number: '123' }, ['phone_number']],
  [{ ...acme, phone_number: 'call me at 0100 123 4567' }, ['phone_number']],
])('reports the invalid fields of %j', (fields, wrong) => {
  const result = parseClientForm(createFormData(fields))
  expect('errors' in result && Object.keys(result.errors)).toEqual(wrong)
})

test('sends and validates only the changed fields of an edited client', () => {
  // A server may return values that the form rejects, and omit values that the form requires.
  const before = createFormData({
    name: 'Acme',
    phone_number: '12',
    website: 'acme',
    industry: 'retail',
  })
  expect(parseClientForm(before, before)).toEqual({ values: {} })
  const after = createFormData({ name: 'Acme 2', phone_number: '12', website: '', services: 'ocr' })
  expect(parseClientForm(after, before)).toEqual({
    values: { name: 'Acme 2', website: '', industry: '', services: ['ocr'] },
  })
  const brokenForm = createFormData({ name: '', email: 'x', phone_number: '12', website: 'acme' })
  const result = parseClientForm(brokenForm, before)
  expect('errors' in result && Object.keys(result.errors)).toEqual(['name', 'email'])
})

test.each([
  ['0100 123 4567', '+201001234567'],
  ['٠١٠٠١٢٣٤٥٦٧', '+201001234567'],
  ['00966 50 123 4567', '+966501234567'],
  ['+1 (201) 555-0123', '+12015550123'],
  ['+999 1234567', undefined],
])('sends the phone number %s as %s', async (number, sent) => {
  const result = parseClientForm(createFormData({ ...acme, phone_number: number }))
  expect('values' in result).toBe(true)
  expect(await toContactPhone(number)).toBe(sent)
})
