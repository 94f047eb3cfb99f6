import { expect, test } from 'vitest'
import { toFieldErrors, parseSanctionSearch } from './parse-sanction-search'

const options = { lists: ['un'], cutoff: 0.8, isAll: false, transliterate: true }

function parseForm(values: Record<string, string>, more: Partial<typeof options> = {}) {
  const formData = new FormData()
  for (const [name, value] of Object.entries(values)) formData.set(name, value)
  return parseSanctionSearch(formData, { ...options, ...more })
}

test('sends only typed values, trimmed and with Latin digits in dates', () => {
  const result = parseForm({ full_name: ' محمد علي ', nationality: '  ', birth_date_year: '١٩٧٥' })
  expect(result).toEqual({
    values: {
      data: {
        sanction_lists: ['un'],
        fields: [
          { field_name: 'full_name', value: 'محمد علي', cutoff_match_score: 0.8 },
          { field_name: 'birth_date_year', value: '1975', cutoff_match_score: 0.8 },
        ],
        match_all_fields: false,
        transliterate: true,
      },
    },
  })
})

test.each([
  [{}, {}, ['full_name']],
  [{ full_name: '\u200b\u3164' }, {}, ['full_name']],
  [{ full_name: '-', first_name: 'ـ' }, {}, ['first_name', 'full_name']],
  [{ full_name: 'x' }, { lists: [] }, ['lists']],
  [{ full_name: 'x'.repeat(201) }, {}, ['full_name']],
  [{ birth_date_year: '75' }, {}, ['birth_date_year']],
  [{ birth_date_month: '13', birth_date_day: '32' }, {}, ['birth_date_day', 'birth_date_month']],
  [{ birth_date_month: '0', birth_date_day: '0' }, {}, ['birth_date_day', 'birth_date_month']],
])('rejects %j with the options %j and reports the fields %j', (values, more, names) => {
  const result = parseForm(values, more)
  expect('errors' in result && Object.keys(result.errors).toSorted()).toEqual(names)
})

test('maps server errors to form fields', () => {
  const result = parseForm({ full_name: 'x', nationality: 'y' })
  if ('errors' in result) throw new Error('The search is valid.')
  const errors = {
    'data.fields[1].value': 'a',
    'data.fields.0.value': 'b',
    'data.sanction_lists': 'c',
    'data.bundle_id': 'd',
  }
  expect(toFieldErrors(errors, result.values)).toEqual({
    nationality: 'a',
    full_name: 'b',
    lists: 'c',
    'data.bundle_id': 'd',
  })
})
