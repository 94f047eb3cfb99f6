import { t } from '@lingui/core/macro'
import type { OrganizationInput } from '@/api/organizations/schema'
import { readPhone } from '@/lib/phone'
import { normaliseWebsite } from '@/lib/website'
import { emailError, formText } from '@/ui/form/form-text'
import type { FieldErrors } from '@/ui/form/use-form'

/** All fields of the form; what is left empty is an empty text. */
export type ClientValues = Required<OrganizationInput>

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
const optionalFields = clientFields.slice(2)

/** The country of a number without a country code. */
const COUNTRY = 'EG'

/** What was typed, in the form in which it is sent, or what is wrong with each field. */
export function readClient(typed: FormData): { values: ClientValues } | { errors: FieldErrors } {
  const textOf = (field: (typeof clientFields)[number]) => formText(typed, field).trim()
  const [name, email] = [textOf('name'), textOf('email')]
  const [typedPhone, typedWebsite] = [textOf('phone_number'), textOf('website')]
  const phone_number = typedPhone && readPhone(typedPhone, COUNTRY)?.e164
  const website = typedWebsite && normaliseWebsite(typedWebsite)
  const errors = {
    name: name ? undefined : t`Enter the name of the client`,
    email: email ? emailError(email) : t`Enter the email of the contact`,
    phone_number:
      phone_number === undefined
        ? t`Enter a full phone number, for example +20 100 123 4567`
        : undefined,
    website: website === undefined ? t`Enter a web address, for example example.com` : undefined,
  }
  if (
    phone_number === undefined ||
    website === undefined ||
    Object.values(errors).some((error) => error !== undefined)
  )
    return { errors }
  return {
    values: {
      name,
      email,
      contact_name: textOf('contact_name'),
      phone_number,
      industry: textOf('industry'),
      website,
      services: typed.getAll('services').flatMap((each) => (typeof each === 'string' ? each : [])),
    },
  }
}

/** What a new client is created with: optional fields only when they are filled in. */
export function toOrganizationInput(values: ClientValues): OrganizationInput {
  const input: OrganizationInput = { ...values }
  for (const field of optionalFields) if (input[field]?.length === 0) delete input[field]
  return input
}

/**
 * Of the values, those of the fields that were changed since `before`. The others are not sent: another person may have
 * changed them meanwhile, and what the server did not give would be overwritten with nothing.
 */
export function changedValues(
  values: ClientValues,
  typed: FormData,
  before: FormData,
): Partial<OrganizationInput> {
  const changes: Partial<OrganizationInput> = { ...values }
  for (const field of clientFields)
    if (JSON.stringify(typed.getAll(field)) === JSON.stringify(before.getAll(field)))
      delete changes[field]
  return changes
}
