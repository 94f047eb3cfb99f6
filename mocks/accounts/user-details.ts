import type { DetailsRequest, SignupOptions, UserDetails } from '@/backend/signup'
import { findAccount } from './accounts'
import type { Database } from '@mocks/db'
import { currentAnchor } from '@mocks/seeds/calendar'

/** Sign-up steps in order, each with the field that completes it. */
const fieldByStep = {
  name: 'first_name',
  phone_number: 'phone_number',
  industry: 'industry',
  role: 'role',
  company_name: 'company_name',
  company_website: 'company_website',
} as const satisfies Record<string, keyof DetailsRequest>

export const signupOptions: SignupOptions = {
  industries: [
    { value: 'financial_services', label: 'Banking and financial services' },
    { value: 'fintech', label: 'Fintech and payments' },
    { value: 'insurance', label: 'Insurance' },
    { value: 'telecommunications', label: 'Telecommunications' },
    { value: 'retail', label: 'Retail and e-commerce' },
    { value: 'healthcare', label: 'Healthcare' },
    { value: 'education', label: 'Education' },
    { value: 'government', label: 'Government' },
    { value: 'transport', label: 'Transport and travel' },
    { value: 'other', label: 'Other industry' },
  ],
  roles: [
    { value: 'management', label: 'Founder or management' },
    { value: 'compliance_officer', label: 'Compliance officer' },
    { value: 'risk', label: 'Risk and fraud' },
    { value: 'operations', label: 'Operations' },
    { value: 'product', label: 'Product' },
    { value: 'engineering', label: 'Engineering' },
    { value: 'other', label: 'Other role' },
  ],
}

/**
 * Returns the user's details so far, the completed steps, and the next step. An initialized account has completed every
 * step.
 */
export function getUserDetails(db: Database, sub: string): UserDetails {
  const details = db.details.get(sub) ?? {}
  const is_initialized = findAccount(db, sub)?.is_initialized ?? false
  const steps = Object.entries(fieldByStep)
  const completed_steps = steps
    .filter(([, field]) => is_initialized || details[field])
    .map(([step]) => step)
  const next_step = steps.find(([step]) => !completed_steps.includes(step))?.[0]
  return { completed_steps, next_step, is_initialized, ...details }
}

/** Saves the details of one or more steps. The last step initializes the account and creates its organization. */
export function saveUserDetails(db: Database, sub: string, part: DetailsRequest): UserDetails {
  const details = { ...db.details.get(sub), ...part }
  db.details.set(sub, details)
  const account = findAccount(db, sub)
  if (account) {
    const isComplete = getUserDetails(db, sub).next_step === undefined
    db.accounts.set(sub, {
      ...account,
      name: details.display_name ?? account.name,
      ...(details.phone_number ? { phone_number: details.phone_number } : {}),
      is_initialized: isComplete,
    })
    if (isComplete)
      createOrganization(db, account.organization_id ?? '', details.company_name ?? '')
  }
  return getUserDetails(db, sub)
}

function createOrganization(db: Database, id: string, name: string): void {
  if (db.organizations.has(id)) return
  const created_at = new Date(currentAnchor().now).toISOString()
  db.organizations.set(id, { id, name, is_active: true, created_at })
}
