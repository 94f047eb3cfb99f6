import { useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { useMemo, useState, type ReactNode } from 'react'
import {
  listCountries,
  findCountries,
  isInternational,
  parsePhone,
  toCountry,
  type Phone,
} from '@/lib/phone'
import { SearchSelect } from '@/ui/fields/search-select'

/** Values of the country and number fields. */
export type TypedPhone = Pick<Phone, 'country' | 'national'>

type PhoneFieldsProps = {
  /** Name of the number field. */
  name: string
  value: TypedPhone
  onChange: (value: TypedPhone) => void
  error: ReactNode
}

/**
 * Fields for a country, found by name or code, and a national number. A full number from a paste or from autofill also
 * sets the country.
 */
export function PhoneFields({ name, value, onChange, error }: PhoneFieldsProps) {
  const { t, i18n } = useLingui()
  const countries = useMemo(() => listCountries(i18n.locale), [i18n.locale])
  const [typedCountry, setTypedCountry] = useState('')
  const matchingCountries = useMemo(
    () => findCountries(countries, typedCountry),
    [countries, typedCountry],
  )
  const { country, national } = value

  /** Splits a full number into country and national number. Returns false if the text isn't a full number. */
  const splitFullNumber = (text: string): boolean => {
    const phone = isInternational(text) ? parsePhone(text, country) : undefined
    if (phone) onChange({ country: phone.country, national: phone.national })
    return phone !== undefined
  }

  return (
    <>
      <SearchSelect
        label={t`Country`}
        placeholder={t`Country`}
        size="md"
        isRequired
        options={matchingCountries}
        onSearch={setTypedCountry}
        value={country}
        onChange={(code) => onChange({ country: toCountry(code) ?? country, national })}
      />
      <TextInput
        name={name}
        type="tel"
        label={t`Phone number`}
        error={error}
        value={national}
        onChange={({ currentTarget }) => onChange({ country, national: currentTarget.value })}
        onPaste={(event) => {
          if (splitFullNumber(event.clipboardData.getData('text'))) event.preventDefault()
        }}
        onBlur={({ currentTarget }) => splitFullNumber(currentTarget.value)}
        size="md"
        dir="ltr"
        inputMode="tel"
        autoComplete="tel"
        // Focuses the number, not the country, because the number is the screen's most important field.
        autoFocus // oxlint-disable-line jsx-a11y/no-autofocus -- a form starts in its first field
      />
    </>
  )
}
