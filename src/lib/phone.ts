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

/** Every country with its calling code, by its name in the locale. */
export function countriesOf(locale: string): Country[] {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' })
  const { compare } = new Intl.Collator(locale)
  return getCountries()
    .map((value) => ({
      value,
      // Isolated: a plus must not change sides between Arabic letters.
      label: `${names.of(value) ?? value} (\u2066+${getCountryCallingCode(value)}\u2069)`,
    }))
    .toSorted((a, b) => compare(a.label, b.label))
}

/** The countries whose name or code has the text in it, whatever its accents and digits; those that start with it first. */
export function findCountries<T extends { label: string }>(countries: T[], typed: string): T[] {
  const wanted = foldText(typed)
  const rank = ({ label }: T) => {
    const at = foldText(label).indexOf(wanted)
    return at === 0 ? 0 : at > 0 ? 1 : 2
  }
  return countries.filter((country) => rank(country) < 2).toSorted((a, b) => rank(a) - rank(b))
}

/**
 * A typed or pasted number, in any digits: with + or 00 it brings its country, otherwise `country` holds. Undefined
 * when no number of that country can have this length: numbering plans change too often to judge by more.
 */
export function readPhone(typed: string, country: CountryCode): Phone | undefined {
  const text = foldDigits(typed).trim()
  const number = parsePhoneNumberFromString(text.replace(/^\s*00/, '+'), country)
  if (!number?.isPossible() || number.ext) return undefined
  return {
    country: number.country ?? ownerOf(number.countryCallingCode, country),
    national: number.formatNational(),
    e164: number.number,
  }
}

/** Whether the text brings its country with it. */
export function isInternational(typed: string): boolean {
  return /^\s*(?:\+|00)/.test(foldDigits(typed))
}

export function toCountry(code: string | undefined): CountryCode | undefined {
  return code && isSupportedCountry(code) ? code : undefined
}

/** A code that several countries share: the chosen one when it is among them. */
function ownerOf(callingCode: string, chosen: CountryCode): CountryCode {
  if (getCountryCallingCode(chosen) === callingCode) return chosen
  return getCountries().find((each) => getCountryCallingCode(each) === callingCode) ?? chosen
}
