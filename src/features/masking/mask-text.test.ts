import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskFileName, maskText } from './mask-text'

const person = {
  transaction_id: '1b9d6bcd-1111-4222-8333-123456789012',
  created_at: '2026-11-20T10:00:00.000Z',
  full_name: 'منى صالح',
  front_nid: 29801018800015,
  data: { date_of_birth: '1998-01-01', gender: 'female', employer: 'Nile \\"Foods\\"' },
  review_required: ['expired'],
  nicknames: ['Moni', 'Mimi'],
  zone: 2,
  passed: true,
  account: 123456789,
}
const secrets = ['منى', '29801018800015', '1998', 'Nile', 'Moni', 'Mimi', '123456789,']
const open = [person.transaction_id, person.created_at, 'female', 'expired', '"zone": 2', 'true']

test('masks JSON field by field and returns valid JSON', () => {
  const maskedText = maskText('json', JSON.stringify(person, null, 2)) ?? ''
  for (const secret of secrets) expect(maskedText).not.toContain(secret)
  for (const shown of open) expect(maskedText).toContain(shown)
  expect(Object.keys(JSON.parse(maskedText))).toEqual(Object.keys(person))
})

test('masks JSON that is cut off at any position', () => {
  const text = JSON.stringify(person)
  for (let length = 1; length < text.length; length += 1) {
    const maskedText = maskText('json', text.slice(0, length)) ?? ''
    for (const secret of ['منى ', '298010188', '1998-', 'Nile', 'Moni'])
      expect(maskedText, `${length}`).not.toContain(secret)
  }
})

const hiddenText = '••••••'

test.each([
  ['[{"status":"ok"},"Mona Saleh"]', ['ok'], ['Mona']],
  ['{"device":{"status":"ok"},"note":["Mona",{"status":"ok"},"Saleh"]}', ['ok'], ['Mona', 'Saleh']],
  ['{"status":["ok",{"note":"Mona"},"fine"],"x":"Saleh"}', ['ok', 'fine'], ['Mona', 'Saleh']],
  ['{"status":"ok","Mona Saleh"}', ['ok'], ['Mona']],
  ['{"status":"ok"}}]"Mona Saleh"', ['ok'], ['Mona']],
  ['{"status":"ok"}\n"Mona Saleh"\n{"status":"fine"}', ['ok', 'fine'], ['Mona']],
])('shows only the values of non-personal keys: %s', (text, shown, secret) => {
  const maskedText = maskText('json', text) ?? ''
  for (const word of shown) expect(maskedText).toContain(`"${word}"`)
  for (const word of secret) expect(maskedText).not.toContain(word)
})

type Json = string | Json[] | { [key: string]: Json }

const { json } = fc.letrec<{ json: Json }>((tie) => ({
  json: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom('Mona', 'Saleh', 'a "b" \\', '{', ']:'),
    fc.array(tie('json'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('status', 'service', 'note', 'employer'), tie('json')),
  ),
}))

/** Returns the expected result: only values of `status` and `service`, and of lists under these keys, stay readable. */
function getShown(value: Json, key: string): Json {
  if (Array.isArray(value)) return value.map((each) => getShown(each, key))
  if (typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, getShown(each, name)]),
    )
  return key === 'status' || key === 'service' ? value : hiddenText
}

test('applies a key only to values in its own object', () => {
  fc.assert(
    fc.property(json, fc.constantFrom(0, 2), (value, indent) => {
      const maskedText = maskText('json', JSON.stringify(value, null, indent)) ?? ''
      expect(JSON.parse(maskedText)).toEqual(getShown(value, ''))
    }),
  )
})

/** Input length at which a quadratic algorithm would exceed the test timeout. */
const LENGTH = 300_000

test.each([
  ['quotes', 'json', '"'.repeat(LENGTH), '"'.repeat(LENGTH)],
  ['escaped quotes that never end', 'json', `"${'\\"'.repeat(LENGTH)}\\`, `"${hiddenText}"`],
  ['open lists', 'json', '['.repeat(LENGTH), '['.repeat(LENGTH)],
  [
    'a string before many spaces',
    'json',
    `"a"${' '.repeat(LENGTH)}`,
    `"${hiddenText}"${' '.repeat(LENGTH)}`,
  ],
  ['quotes', 'csv', `a,b\n${'"'.repeat(LENGTH)}x`, `a,b\n${hiddenText}`],
  ['quoted cells with trailing text', 'csv', `a,b\n${'"a"b'.repeat(LENGTH)}`, `a,b\n${hiddenText}`],
  [
    'carriage returns',
    'csv',
    `a,b\n${'x\r'.repeat(LENGTH)}`,
    `a,b\n${`${hiddenText}\r`.repeat(LENGTH)}`,
  ],
])('masks a very long text quickly: %s in %s', (_, kind, text, masked) => {
  expect(maskText(kind, text) === masked).toBe(true)
})

test('returns a very long file name unchanged', () => {
  const name = 'a'.repeat(LENGTH)
  expect(maskFileName(name) === name).toBe(true)
})

test('keeps the columns of CSV with text after a quoted cell or with CR line endings', () => {
  const text = 'status,note\rok,"Mona" Saleh\rfine,x'
  expect(maskText('csv', text)).toBe(`status,note\rok,${hiddenText}\rfine,${hiddenText}`)
})

test('masks CSV column by column, with or without quotes', () => {
  const text = [
    '\uFEFFtransaction_id,full_name,"front_nid",zone,note',
    't-1,"Saleh, ""Mona""",29801018800015,2,"a\r\nb"',
    't-2,Mona Saleh,,1,',
    '',
  ].join('\r\n')
  const maskedText = maskText('csv', text) ?? ''
  expect(maskedText).toMatch(/^\uFEFFtransaction_id,full_name,"front_nid",zone,note\r\nt-1,/)
  expect(maskedText).toContain(',1,\r\n')
  for (const secret of ['Saleh', 'Mona', '298010188', 'a\r\nb'])
    expect(maskedText).not.toContain(secret)
})

test('masks CSV with semicolons column by column', () => {
  expect(maskText('csv', 'full_name;gender\nMona, Saleh;female\n')).toMatch(/••;female\n$/)
})

test('returns undefined for text that is neither JSON nor CSV', () => {
  expect(maskText('text', 'Mona')).toBeUndefined()
})

test('masks a non-personal field that contains a personal number or email address', () => {
  const said = { errorMessage: 'No 29801018800015 here', status: 'ask mona@example.com' }
  const maskedText =
    maskText('json', JSON.stringify({ ...said, 29801018800015: { zone: 2 } })) ?? ''
  for (const secret of ['298010188', 'mona']) expect(maskedText).not.toContain(secret)
  expect(Object.keys(JSON.parse(maskedText))).toHaveLength(3)
})

test('returns undefined for CSV whose first row contains no column names', () => {
  expect(maskText('csv', 'Mona Saleh,29801018800015\nHany,29801018800023\n')).toBeUndefined()
  expect(maskText('csv', 'mona@example.com;yes\n')).toBeUndefined()
})

test('masks a personal number or email address in a file name', () => {
  expect(maskFileName('ids/29801018800015.json')).toBe('ids/2••••••15.json')
  expect(maskFileName('mails/mona.saleh@example.com')).not.toContain('saleh')
  for (const name of ['json/2026-09-02.json', 'صور/بطاقة 1.png', 'a/b/20011.csv'])
    expect(maskFileName(name)).toBe(name)
})
