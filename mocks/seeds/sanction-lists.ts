import type { SanctionList } from '@/backend/sanction'
import { DAY } from './calendar'
import { organizationId } from './organizations'

export type SanctionListSeed = {
  /** Index in the list of sanction lists. The list's records are computed from this index. */
  number: number
  name: string
  displayName: string
  records: number
  /** Last update, in days before today. */
  age: number
  /** Organization that owns a custom list and can replace it. */
  organizationId?: string
}

/**
 * Invented lists: name, display name, number of records, age in days, and owner. Only append lists, because the records
 * are computed from the index.
 */
const rows: [string, string, number, number, string?][] = [
  ['world_council', 'World Council Consolidated List', 840, 2],
  ['continental_union', 'Continental Union Restrictive Measures', 620, 5],
  ['national_register', 'القائمة الوطنية للأشخاص المدرجين', 410, 12],
  ['papyrus_watchlist', 'Papyrus Payments watchlist', 120, 34, organizationId(1)],
  ['papyrus_merchants', 'Papyrus blocked merchants', 24, 90, organizationId(1)],
  ['basalt_internal', 'Basalt Exchange internal list', 48, 61, organizationId(11)],
]

export const sanctionListSeeds: readonly SanctionListSeed[] = rows.map(
  ([name, displayName, records, age, owner], number) => ({
    number,
    name,
    displayName,
    records,
    age,
    organizationId: owner,
  }),
)

/** Converts a list to its response format. */
export function sanctionListRow(seed: SanctionListSeed, today: number): SanctionList {
  return {
    name: seed.name,
    display_name: seed.displayName,
    records: seed.records,
    updated_at: new Date(today - seed.age * DAY + 25_200_000).toISOString(),
    is_custom: seed.organizationId !== undefined,
  }
}
