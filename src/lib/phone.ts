import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/min'
import { foldDigits, foldText } from './fold-text'

export type Phone = { country: CountryCode; national: string; e164: string }
export type Country = { value: CountryCode; label: string }

/** All countries with their calling codes, sorted by name in the locale. */
export function countriesOf(locale: string): Country[] {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' })
  const { compare } = new Intl.Collator(locale)
  return getCountries()
    .map((value) => ({
      value,
      // Isolated, so that the plus stays on its side between Arabic letters.
      label: `${names.of(value) ?? value} (\u2066+${getCountryCallingCode(value)}\u2069)`,
    }))
    .toSorted((a, b) => compare(a.label, b.label))
}

/** The countries whose label contains the text, ignoring accents and kinds of digits. Those starting with it come first. */
export function findCountries<T extends { label: string }>(countries: T[], typed: string): T[] {
  const wanted = foldText(typed)
  const rank = ({ label }: T) => {
    const at = foldText(label).indexOf(wanted)
    return at === 0 ? 0 : at > 0 ? 1 : 2
  }
  return countries.filter((country) => rank(country) < 2).toSorted((a, b) => rank(a) - rank(b))
}

/**
 * Parses a typed or pasted number in any digits. With + or 00 it includes its country; otherwise `country` applies.
 * Undefined when the length is impossible for the country; numbering plans change too often to check more.
 */
export function readPhone(typed: string, country: CountryCode): Phone | undefined {
  const text = foldDigits(typed).trim()
  const number = parsePhoneNumberFromString(text.replace(/^\s*00/, '+'), country)
  if (!number?.isPossible() || number.ext) return undefined
  return {
    country: number.country ?? countryOf(number.countryCallingCode, country),
    national: number.formatNational(),
    e164: number.number,
  }
}

/** Whether the text includes a country code. */
export function isInternational(typed: string): boolean {
  return /^\s*(?:\+|00)/.test(foldDigits(typed))
}

export function toCountry(code: string | undefined): CountryCode | undefined {
  return code && isSupportedCountry(code) ? code : undefined
}

/** The country of a calling code: the chosen one when several share the code. */
function countryOf(callingCode: string, chosen: CountryCode): CountryCode {
  if (getCountryCallingCode(chosen) === callingCode) return chosen
  return getCountries().find((each) => getCountryCallingCode(each) === callingCode) ?? chosen
}
