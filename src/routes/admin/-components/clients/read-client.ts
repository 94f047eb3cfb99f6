import { t } from '@lingui/core/macro'
import type { OrganizationInput } from '@/backend/organizations'
import { foldDigits } from '@/lib/fold-text'
import { normalizeWebsite } from '@/lib/website'
import { emailError, formText } from '@/ui/form/form-text'
import type { FieldErrors } from '@/ui/form/use-form'

/** The fields that show their own errors. */
export const clientFields = [
  'name',
  'email',
  'contact_name',
  'phone_number',
  'industry',
  'website',
  'services',
] as const
type ClientField = (typeof clientFields)[number]

/** The country of a number without a country code. */
const COUNTRY = 'EG'
const MIN_PHONE = /^\+?(?:[\s().-]*\d){7,15}$/

/**
 * The request for the typed values, or their errors by field. A new client gets all filled-in values. An edited one
 * gets only the fields that differ from `before`: another person may have changed the others in the meantime, and
 * values that the server did not send must not be overwritten with nothing.
 */
export function readClient(
  typed: FormData,
  before?: FormData,
): { values: Partial<OrganizationInput> } | { errors: FieldErrors } {
  const textOf = (field: ClientField) => formText(typed, field).trim()
  const email = textOf('email')
  const website = textOf('website')
  const values: Partial<OrganizationInput> = {
    name: textOf('name'),
    email,
    contact_name: textOf('contact_name'),
    phone_number: textOf('phone_number'),
    industry: textOf('industry'),
    website: normalizeWebsite(website) ?? website,
    services: typed.getAll('services').flatMap((each) => (typeof each === 'string' ? each : [])),
  }
  const errors: FieldErrors = {
    name: values.name ? undefined : t`Enter the client name`,
    email: email ? emailError(email) : t`Enter the contact’s email`,
    phone_number:
      !values.phone_number || MIN_PHONE.test(foldDigits(values.phone_number))
        ? undefined
        : phoneError(),
    website:
      !website || normalizeWebsite(website)
        ? undefined
        : t`Enter a web address, for example example.com`,
  }
  const isRequired = (field: ClientField) => field === 'name' || field === 'email'
  const counts = (field: ClientField) =>
    before
      ? JSON.stringify(typed.getAll(field)) !== JSON.stringify(before.getAll(field))
      : isRequired(field) || values[field]?.length !== 0
  const found: Record<string, string> = {}
  for (const field of clientFields) {
    const error = errors[field]
    if (!counts(field)) delete values[field]
    else if (error) found[field] = error
  }
  return Object.keys(found).length > 0 ? { errors: found } : { values }
}

/** The number to send; undefined if it is invalid. The numbering plans of all countries load with the first number. */
export async function toContactPhone(typed: string): Promise<string | undefined> {
  const { readPhone } = await import('@/lib/phone')
  return readPhone(typed, COUNTRY)?.e164
}

export function phoneError(): string {
  return t`Enter a full phone number, for example +20 100 123 4567`
}
