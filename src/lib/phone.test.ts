import { expect, test } from 'vitest'
import { listCountries, findCountries, isInternational, parsePhone, toCountry } from './phone'

test.each([
  ['01001234567', 'EG', 'EG', '+201001234567'],
  ['١٠٠ ١٢٣ ٤٥٦٧', 'EG', 'EG', '+201001234567'],
  ['۰۱۰۰-۱۲۳-۴۵۶۷', 'EG', 'EG', '+201001234567'],
  ['+20 100 123 4567', 'DE', 'EG', '+201001234567'],
  ['+٢٠ ١٠٠ ١٢٣ ٤٥٦٧', 'DE', 'EG', '+201001234567'],
  ['0020 100 123 4567', 'DE', 'EG', '+201001234567'],
  ['+44 20 7946 0018', 'EG', 'GB', '+442079460018'],
  ['+966 50 123 4567', 'EG', 'SA', '+966501234567'],
  ['+1 212 555 0123', 'EG', 'US', '+12125550123'],
  ['+1 416 555 0123', 'CA', 'CA', '+14165550123'],
] as const)('parses %j with %s selected as %s %s', (typed, chosen, country, e164) => {
  expect(parsePhone(typed, chosen)).toMatchObject({ country, e164 })
})

test.each([
  ['selected country if several countries share the code', '+1 000 000 0000', 'CA', 'CA'],
  ['first country of a shared code that the selected country lacks', '+44 1481 000000', 'EG', 'GB'],
  ['selected country if the code belongs to no country', '+800 1234 5678', 'EG', 'EG'],
] as const)('assigns a number to the %s', (_, typed, chosen, country) => {
  expect(parsePhone(typed, chosen)?.country).toBe(country)
})

test.each(['', 'abc', '12', '+999 123 456', '0100123456789012', '+20', '01001234567 ext 5'])(
  'rejects %j as a phone number in Egypt',
  (typed) => {
    expect(parsePhone(typed, 'EG')).toBeUndefined()
  },
)

test('recognizes a country code only after a plus or two zeros', () => {
  expect([' +20 1', '0020', '٠٠٢٠', '010'].map(isInternational)).toEqual([true, true, true, false])
})

test('finds countries by name and code, with matches at the start first', () => {
  const findNames = (locale: string, typed: string) =>
    findCountries(listCountries(locale), typed).map(({ value }) => value)
  expect(findNames('en', 'sau')).toEqual(['SA', 'GW'])
  expect(findNames('fr', 'egypte')).toEqual(['EG'])
  expect(findNames('en', '+٩٦٦')).toEqual(['SA'])
  expect(findNames('en', 'atlantis')).toEqual([])
  expect(findNames('en', '')).toHaveLength(listCountries('en').length)
})

test('finds countries by their English name, native name and country code', () => {
  const first = (locale: string, typed: string) =>
    findCountries(listCountries(locale), typed)[0]?.value
  expect(first('ja', 'Egypt')).toBe('EG')
  expect(first('en', 'مصر')).toBe('EG')
  expect(first('fr', 'deutschland')).toBe('DE')
  expect(first('en', '日本')).toBe('JP')
  expect(first('ar', 'eg')).toBe('EG')
  expect(first('en', 'CH')).toBe('CH')
})

test('lists countries with their names in the locale and their calling codes', () => {
  expect(listCountries('en').find(({ value }) => value === 'EG')?.label).toBe(
    'Egypt (\u2066+20\u2069)',
  )
  expect(listCountries('fr').find(({ value }) => value === 'EG')?.label).toMatch(/^Égypte/)
  expect(listCountries('en').length).toBeGreaterThan(200)
  expect([toCountry('EG'), toCountry('XX')]).toEqual(['EG', undefined])
})

test('rejects a local number without its area code', () =>
  expect(parsePhone('775 3142', 'CA')).toBeUndefined())

test('parses the national form as the same number, even if its usual form would be another number', () => {
  const result = parsePhone('+241 5309376', 'EG')
  expect(result).toEqual({ country: 'GA', national: '5309376', e164: '+2415309376' })
  expect(parsePhone(result?.national ?? '', 'GA')).toEqual(result)
})
