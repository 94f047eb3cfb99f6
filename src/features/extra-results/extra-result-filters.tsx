import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import type { ExtraResult } from '@/backend/extra-results'
import { useZoneName } from '@/features/labels/fraud-zone'
import { periodSearchSchema } from '@/features/record-list/list-search'
import { optional, wholeNumber } from '@/lib/search-schema'
import { CodeSelect } from '@/ui/fields/code-select'

const reviews = ['required', 'not_required'] as const

/** Client-side filters for the rows on the page. The backend doesn't support these filters. */
export interface PageFilters {
  zone?: number
  review?: (typeof reviews)[number]
}

/** URL parameters of the list's filters. */
export const extraResultParams = {
  ...periodSearchSchema.entries,
  zone: optional(wholeNumber),
  review: optional(v.picklist(reviews)),
}

const KNOWN_ZONES = [1, 2, 3]

const getZone = (row: ExtraResult) => row.advanced_confidence?.fraud_detection_zone

/** Returns whether a row matches the filters. A document that was not verified matches neither review filter. */
export function matchesFilters(row: ExtraResult, { zone, review }: PageFilters): boolean {
  if (zone !== undefined && getZone(row) !== zone) return false
  if (review === undefined) return true
  const plus = row.document_verification_plus
  return plus !== undefined && (review === 'required') === Boolean(plus.review_required?.length)
}

interface ExtraResultFiltersProps {
  filters: PageFilters
  rows: readonly ExtraResult[]
  onChange: (change: PageFilters) => void
}

/** Filters the rows of the page, because the backend filters extra results only by date. */
export function ExtraResultFilters({ filters, rows, onChange }: ExtraResultFiltersProps) {
  const { t } = useLingui()
  const zoneName = useZoneName()
  const { zone, review } = filters
  const zones = new Set([...KNOWN_ZONES, ...rows.flatMap((row) => getZone(row) ?? [])])
  return (
    <>
      <CodeSelect
        label={t`Fraud zone`}
        any={t`Any fraud zone`}
        codes={[...zones].toSorted((a, b) => a - b).map(String)}
        getName={(code) => zoneName(Number(code))}
        value={zone?.toString()}
        onChange={(code) => onChange({ zone: code === undefined ? undefined : Number(code) })}
      />
      <CodeSelect
        label={t`Document review`}
        any={t`With or without review`}
        codes={reviews}
        getName={(code) => (code === 'required' ? t`Review required` : t`No review required`)}
        value={review}
        onChange={(code) => onChange({ review: reviews.find((each) => each === code) })}
      />
    </>
  )
}
