import { t } from '@lingui/core/macro'
import type { OrganizationInput } from '@/backend/organizations'
import { foldDigits } from '@/lib/fold-text'
import { normalizeWebsite } from '@/lib/website'
import { cleanFormText, emailError } from '@/ui/form/form-text'
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

/** Default country for phone numbers without a country code. */
const COUNTRY = 'EG'
const MIN_PHONE = /^\+?(?:[\s().-]*\d){7,15}$/

/**
 * Returns the values to save, or errors keyed by field. If `before` is given, returns only changed fields, because an
 * edit must not undo another user's changes.
 */
export function parseClientForm(
  formData: FormData,
  before?: FormData,
): { values: Partial<OrganizationInput> } | { errors: FieldErrors } {
  const getText = (field: ClientField) => cleanFormText(formData, field)
  const email = getText('email')
  const website = getText('website')
  const values: Partial<OrganizationInput> = {
    name: getText('name'),
    email,
    contact_name: getText('contact_name'),
    phone_number: getText('phone_number'),
    industry: getText('industry'),
    website: normalizeWebsite(website) ?? website,
    services: formData.getAll('services').flatMap((each) => (typeof each === 'string' ? each : [])),
  }
  const errors: FieldErrors = {
    name: values.name ? undefined : t`Enter the client name`,
    email: email ? emailError(email) : undefined,
    phone_number:
      !values.phone_number || MIN_PHONE.test(foldDigits(values.phone_number))
        ? undefined
        : phoneError(),
    website:
      !website || normalizeWebsite(website)
        ? undefined
        : t`Enter a web address, for example example.com`,
  }
  const counts = (field: ClientField) =>
    before
      ? JSON.stringify(formData.getAll(field)) !== JSON.stringify(before.getAll(field))
      : field === 'name' || values[field]?.length !== 0
  const fieldErrors: Record<string, string> = {}
  for (const field of clientFields) {
    const error = errors[field]
    if (!counts(field)) delete values[field]
    else if (error) fieldErrors[field] = error
  }
  return Object.keys(fieldErrors).length > 0 ? { errors: fieldErrors } : { values }
}

/**
 * Returns the number in E.164 format, or undefined if it is invalid. The first call loads all countries' numbering
 * plans.
 */
export async function toContactPhone(text: string): Promise<string | undefined> {
  const { parsePhone } = await import('@/lib/phone')
  return parsePhone(text, COUNTRY)?.e164
}

export function phoneError(): string {
  return t`Enter a full phone number, for example +20 100 123 4567`
}
