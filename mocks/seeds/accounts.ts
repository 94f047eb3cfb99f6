import type { DetailsRequest } from '@/backend/signup'
import type { PersonaName } from '@mocks/personas'

const HOUR = 3_600_000

/** Lifetime of each link kind, in milliseconds. */
export const linkLifetimes = { reset: HOUR, initialize: 72 * HOUR, verify: 72 * HOUR }

export type LinkKind = keyof typeof linkLifetimes

/** A link sent by email. It works only once and only until it expires. */
export type Link = { kind: LinkKind; sub: string; expires: number; used: boolean }

/** Creates a valid, a used and an expired link of each kind, with tokens that are easy to type. */
export function seedLinks(now: number): [token: string, Link][] {
  const recipients: [LinkKind, PersonaName][] = [
    ['reset', 'client'],
    ['initialize', 'client-invited'],
    ['verify', 'client-unverified'],
  ]
  return recipients.flatMap(([kind, sub]): [string, Link][] => {
    const good = { kind, sub, expires: now + linkLifetimes[kind], used: false }
    return [
      [`${kind}-good`, good],
      [`${kind}-used`, { ...good, used: true }],
      [`${kind}-expired`, { ...good, expires: now - HOUR }],
    ]
  })
}

const createName = (first_name: string, last_name: string): DetailsRequest => ({
  first_name,
  last_name,
  display_name: `${first_name} ${last_name}`,
})
const withPhone = { phone_number: '+201001234567' }
const withIndustry = { ...withPhone, industry: 'insurance' }
const withRole = { ...withIndustry, role: 'compliance_officer' }
const withCompany = { ...withRole, company_name: 'Nile Insurance' }

/** Sign-up details that personas have already entered. */
export const seedDetails: [PersonaName, DetailsRequest][] = [
  ['client-new', createName('Nour', 'Adel')],
  ['client-at-industry', { ...createName('Iman', 'Halim'), ...withPhone }],
  ['client-at-role', { ...createName('Rania', 'Halim'), ...withIndustry }],
  ['client-at-company', { ...createName('Karim', 'Halim'), ...withRole }],
  ['client-at-website', { ...createName('Wael', 'Halim'), ...withCompany }],
]
