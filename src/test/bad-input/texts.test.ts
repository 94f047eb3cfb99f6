import * as fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { parseNationalId, nationalIdDigits } from '@/lib/documents/national-id'
import { csvTable, withoutFormulas } from '@/lib/csv'
import { fileNameFrom } from '@/lib/file-name'
import { isId } from '@/lib/id'
import { parsePastedPairs, parsePastedPeople } from '@/lib/names/pasted-names'
import { listCountries, findCountries, isInternational, parsePhone } from '@/lib/phone'
import { parseAmount } from '@/lib/pricing/amount'
import { parseLadder } from '@/lib/pricing/ladder'
import { parsePastedLadder } from '@/lib/pricing/paste'
import { normalizeWebsite } from '@/lib/website'
import { createListReader } from '@/routes/app/pages/-components/sanction-lists/list-reader/list-reader'
import { TEXTS, TIMEOUT, anyText, findCounterexample, rounds } from './bad-input'

const countries = listCountries('en')

/** Parsers for typed or pasted text, each with words that the parser treats specially. */
const parsers: [name: string, read: (text: string) => unknown, ...words: string[]][] = [
  ['an amount', parseAmount, '1,000', '٬', '٫'],
  [
    'a pasted ladder',
    (text) =>
      parseLadder(
        parsePastedLadder(text, { pricing_type: 'tiered', bill_type: 'prepaid' }).tiers.map(
          ({ draft }) => draft,
        ),
      ),
    'min',
    'max',
    'hits',
    'tiered',
    '∞',
  ],
  ['pasted name pairs', parsePastedPairs, 'name', 'الاسم'],
  ['pasted people', parsePastedPeople, 'name', '1975'],
  [
    'a phone number',
    (text) => [parsePhone(text, 'EG'), isInternational(text)],
    '+20',
    '0020',
    'ext',
    '100',
  ],
  ['a country', (text) => findCountries(countries, text), 'eg', 'مصر'],
  [
    'a national ID',
    (text) => [parseNationalId(text), nationalIdDigits(text)],
    '29001011234567',
    '٢٩٠',
  ],
  ['an ID in the URL', isId, '.', '..'],
  ['a website', normalizeWebsite, 'https://', 'www.', '.com', 'user@', ':80', 'xn--'],
  [
    'a file name in a response header',
    (text) => fileNameFrom(text, 'export.zip'),
    'filename=',
    "filename*=utf-8''",
    '%22',
  ],
]

describe('parses any text without throwing or hanging', () => {
  test.each(parsers)('%s', { timeout: TIMEOUT }, async (_name, parse, ...words) => {
    expect(await findCounterexample(anyText(...words), parse)).toBeUndefined()
  })

  test('reads any CSV list', { timeout: TIMEOUT }, async () => {
    const reasons = new Set<string>()
    const tryParse = async (text: string) => {
      const responses: object[] = []
      await createListReader((response) => {
        responses.push(response)
        if ('refused' in response) reasons.add(response.refused)
      })({ open: new Blob([text]), choices: {}, id: 1 })
      expect(responses.some((response) => 'refused' in response || 'read' in response)).toBe(true)
    }
    expect(
      await findCounterexample(anyText('name,id\n', 'a;b\n', '"', '""'), tryParse),
    ).toBeUndefined()
    // Only a workbook can be damaged. For a CSV file, the reader returns this reason only after an unexpected
    // exception.
    expect([...reasons]).not.toContain('damaged')
  })
})

const part = fc.string({ unit: 'grapheme', maxLength: 8 }).map(encodeURIComponent)

/** Replaces fast-check's `webUrl`, because it takes most of a second to list all characters. */
const address = fc
  .tuple(fc.constantFrom('http', 'https'), fc.webAuthority({ withPort: true }), fc.array(part))
  .chain(([scheme, host, path]) =>
    fc
      .constantFrom('', '/', '?', '?q=', '#')
      .map((end) => `${scheme}://${[host, ...path].join('/')}${end}`),
  )

describe('reads back written values', () => {
  test('reads back a phone number in international or national form', { timeout: TIMEOUT }, () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...countries),
        fc.stringMatching(/^\d{4,13}$/),
        ({ value }, digits) => {
          const phone = parsePhone(digits, value)
          if (!phone) return
          expect(parsePhone(phone.e164, 'EG')?.e164).toBe(phone.e164)
          expect(parsePhone(phone.national, phone.country)?.e164).toBe(phone.e164)
        },
      ),
      rounds(TEXTS),
    )
  })

  test('reads back a CSV table with guarded formulas', { timeout: TIMEOUT }, () => {
    const cell = anyText().filter((text) => text !== '')
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 }), (rows) => {
        const columns = ([0, 1] as const).map((at) => ({
          header: `h${at}`,
          value: (row: readonly string[]) => row[at],
        }))
        const { data } = Papa.parse<string[]>(csvTable(columns, rows, ',').slice(1), {
          delimiter: ',',
          newline: '\r\n',
        })
        expect(data.slice(1, -1)).toEqual(rows.map((row) => row.map(withoutFormulas)))
      }),
      rounds(TEXTS),
    )
  })

  test('reads back an ID in a URL', { timeout: TIMEOUT }, () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        fc.pre(isId(text))
        expect(decodeURIComponent(encodeURIComponent(text))).toBe(text)
      }),
      rounds(TEXTS),
    )
  })

  test('keeps a normalized website unchanged', { timeout: TIMEOUT }, () => {
    fc.assert(
      fc.property(address, (text) => {
        const website = normalizeWebsite(text)
        fc.pre(website !== undefined)
        expect(normalizeWebsite(website ?? '')).toBe(website)
      }),
      rounds(TEXTS),
    )
  })
})
