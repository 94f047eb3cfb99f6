import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/min'
import { cleanText, foldDigits, foldText } from './fold-text'

export type Phone = { country: CountryCode; national: string; e164: string }
export type Country = { value: CountryCode; label: string }

/** Lists all countries with their calling codes, sorted by name in the locale. */
export function listCountries(locale: string): Country[] {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' })
  const { compare } = new Intl.Collator(locale)
  return getCountries()
    .map((value) => ({
      value,
      // Isolated, so the plus sign stays before the digits next to Arabic letters.
      label: `${names.of(value) ?? value} (\u2066+${getCountryCallingCode(value)}\u2069)`,
    }))
    .toSorted((a, b) => compare(a.label, b.label))
}

/**
 * Returns the countries whose code is the text or whose name contains it, ignoring accents and kinds of digits. A
 * matching code comes first, then labels and then other names that start with the text.
 */
export function findCountries(countries: Country[], input: string): Country[] {
  const foldedQuery = foldText(input)
  if (!foldedQuery) return countries
  const rankedCountries = countries.flatMap((country) => {
    const rank = rankCountry(country, foldedQuery)
    return rank === undefined ? [] : [{ country, rank }]
  })
  return rankedCountries.toSorted((a, b) => a.rank - b.rank).map(({ country }) => country)
}

function rankCountry({ label, value }: Country, foldedQuery: string): number | undefined {
  if (foldedQuery === foldText(value)) return 0
  const foldedLabel = foldText(label)
  if (foldedLabel.startsWith(foldedQuery)) return 1
  const others = otherNames(value)
  if (others.some((name) => name.startsWith(foldedQuery))) return 2
  return [foldedLabel, ...others].some((name) => name.includes(foldedQuery)) ? 3 : undefined
}

const countryNames = new Map<CountryCode, string[]>()

/** Returns a country's names in English and in the language that most people there write. */
function otherNames(country: CountryCode): string[] {
  const cachedNames = countryNames.get(country)
  if (cachedNames) return cachedNames
  const native = new Intl.Locale(`und-${country}`).maximize()
  const names = [...new Set(['en', native.toString()])].map((locale) =>
    foldText(new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country),
  )
  countryNames.set(country, names)
  return names
}

/**
 * Parses a number in any digits, in `country` unless it starts with + or 00. Checks only the number's length, because
 * numbering plans change too often.
 */
export function parsePhone(input: string, country: CountryCode): Phone | undefined {
  const number = parse(foldDigits(cleanText(input)), country)
  // A local number without its area code has a possible length, but can't be called from elsewhere.
  if (!number || parse(number.number)?.number !== number.number) return undefined
  const own = number.country ?? findCountry(number.countryCallingCode, country)
  // The usual national notation may be another number of the same plan, as in Gabon.
  const national = [number.formatNational(), number.nationalNumber].find(
    (text) => parse(text, own)?.number === number.number,
  )
  return { country: own, national: national ?? number.number, e164: number.number }
}

function parse(text: string, country?: CountryCode) {
  const number = parsePhoneNumberFromString(text.replace(/^\s*00/, '+'), country)
  return number?.isPossible() && !number.ext ? number : undefined
}

/** Whether the text includes a country code. */
export function isInternational(input: string): boolean {
  return /^\s*(?:\+|00)/.test(foldDigits(cleanText(input)))
}

export function toCountry(code: string | undefined): CountryCode | undefined {
  return code && isSupportedCountry(code) ? code : undefined
}

/** Returns a calling code's country. If several countries share the code, prefers the chosen country. */
function findCountry(callingCode: string, chosenCountry: CountryCode): CountryCode {
  if (getCountryCallingCode(chosenCountry) === callingCode) return chosenCountry
  return getCountries().find((each) => getCountryCallingCode(each) === callingCode) ?? chosenCountry
}
