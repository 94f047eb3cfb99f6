import type { Organization, OrganizationInput } from '@/backend/organizations'
import { DAY } from './calendar'
import { nameParts, phoneNumber } from './person'
import { hash, pick } from './random'

/** Stored client: the list row plus detail-only fields. */
export type OrganizationRecord = Organization & Partial<OrganizationInput>

const SEED = 91

const names = [
  'Lotus Digital Bank',
  'Papyrus Payments',
  'Delta Microfinance',
  'Sphinx Telecom',
  'Oasis Insurance',
  'Marsa Brokerage',
  'Felucca Wallet',
  'Cataract Leasing',
  'بنك الواحة للتنمية',
  'شركة المنارة للتمويل الاستهلاكي',
  'Sunbird Mobility',
  'Basalt Exchange',
  'Khan Marketplace',
  'Citadel Securities Desk',
  'Red Sea Travel Cards',
  'Scarab Crowdfunding',
  'مؤسسة النيل للتقسيط',
  'Rosetta Translation Hub',
  'Ibis Health Cover',
  'Canopus Logistics',
  'Aswan Solar Credit',
  'Saffron Retail Club',
  'Quarry Equipment Rental',
  'Empty Quarter Ventures',
]

const industries = [
  'financial_services',
  'fintech',
  'insurance',
  'telecommunications',
  'retail',
  'transport',
] as const

/** Creates the client companies. */
export function seedOrganizations(today: number): OrganizationRecord[] {
  return names.map((name, index) => ({
    id: organizationId(index),
    name,
    is_active: index !== 22,
    created_at: new Date(today - (430 + (hash(71, index) % 900)) * DAY + 32_400_000).toISOString(),
    email: `contact@client-${organizationId(index)}.example.com`,
    contact_name: nameParts({ number: SEED }, index).slice(0, 2).join(' '),
    phone_number: phoneNumber({ number: SEED }, index),
    industry: pick(industries, hash(SEED, index)),
    website: `https://client-${organizationId(index)}.example.com`,
  }))
}

/** Returns an organization's ID. IDs start at 1001 and leave gaps, as if some organizations had been deleted. */
export function organizationId(index: number): string {
  return String(1001 + index * 7)
}
