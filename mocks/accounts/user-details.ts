import type { DetailsRequest, SignupOptions, UserDetails } from '@/api/signup/schema'
import { accountOf } from './accounts'
import type { Database } from '@mocks/db'
import type { PersonaName } from '@mocks/personas'
import { currentAnchor } from '@mocks/seeds/calendar'

const named = (first_name: string, last_name: string): DetailsRequest => ({
  first_name,
  last_name,
  display_name: `${first_name} ${last_name}`,
})
const reached = { phone_number: '+201001234567' }
const industry = { ...reached, industry: 'insurance' }
const role = { ...industry, role: 'compliance_officer' }
const company = { ...role, company_name: 'Nile Insurance' }

/** What a persona has told before it came here. */
export const savedDetails: [PersonaName, DetailsRequest][] = [
  ['client-new', named('Nour', 'Adel')],
  ['client-at-industry', { ...named('Iman', 'Halim'), ...reached }],
  ['client-at-role', { ...named('Rania', 'Halim'), ...industry }],
  ['client-at-company', { ...named('Karim', 'Halim'), ...role }],
  ['client-at-website', { ...named('Wael', 'Halim'), ...company }],
]

const STEPS = {
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
    { value: 'other', label: 'Another industry' },
  ],
  roles: [
    { value: 'management', label: 'Founder or management' },
    { value: 'compliance_officer', label: 'Compliance officer' },
    { value: 'risk', label: 'Risk and fraud' },
    { value: 'operations', label: 'Operations' },
    { value: 'product', label: 'Product' },
    { value: 'engineering', label: 'Engineering' },
    { value: 'other', label: 'Another role' },
  ],
}

/** Which steps are done, and which is next. Who was initialised before has told everything. */
export function stateOf(db: Database, sub: string): UserDetails {
  const told = db.details.get(sub) ?? {}
  const is_initialized = accountOf(db, sub)?.is_initialized ?? false
  const names = Object.entries(STEPS)
  const done = names.filter(([, field]) => is_initialized || told[field]).map(([name]) => name)
  const next = names.find(([name]) => !done.includes(name))
  return { completed_steps: done, next_step: next?.[0], is_initialized, ...told }
}

/** Saves a part; the last one opens the account, and its organization is there. */
export function saveDetails(db: Database, sub: string, part: DetailsRequest): UserDetails {
  const told = { ...db.details.get(sub), ...part }
  db.details.set(sub, told)
  const account = accountOf(db, sub)
  if (account) {
    const isComplete = stateOf(db, sub).next_step === undefined
    db.accounts.set(sub, {
      ...account,
      name: told.display_name ?? account.name,
      ...(told.phone_number ? { phone_number: told.phone_number } : {}),
      is_initialized: isComplete,
    })
    if (isComplete) openOrganization(db, account.organization_id ?? '', told.company_name ?? '')
  }
  return stateOf(db, sub)
}

function openOrganization(db: Database, id: string, name: string): void {
  if (db.organizations.has(id)) return
  const created_at = new Date(currentAnchor().now).toISOString()
  db.organizations.set(id, { id, name, bundles_count: 0, is_active: true, created_at })
}
