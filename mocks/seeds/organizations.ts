import type { Organization } from '@/api/organizations/schema'
import { DAY } from './calendar'
import { hash } from './random'

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

/** The client companies. The database adds their number of bundles. */
export function seedOrganizations(today: number): Organization[] {
  return names.map((name, index) => ({
    id: organizationId(index),
    name,
    is_active: index !== 22,
    created_at: new Date(today - (430 + (hash(71, index) % 900)) * DAY + 32_400_000).toISOString(),
  }))
}

/** Ids start at 1001 and leave gaps, as if some organizations had been deleted. */
export function organizationId(index: number): string {
  return String(1001 + index * 7)
}
