import { useLingui } from '@lingui/react/macro'
import type { ExtraResult } from '@/backend/extra-results'
import { useZoneName } from '@/features/labels/fraud-zone'
import {
  matchesReview,
  periodSearchSchema,
  reviewFilter,
  type Review,
} from '@/features/record-list/list-search'
import { useReviewFilter } from '@/features/record-list/record-filters'
import { optional, wholeNumber } from '@/lib/search-schema'
import { CodeSelect } from '@/ui/fields/code-select'

/** Filters that the backend doesn't support. */
export interface FindingFilters {
  zone?: number
  review?: Review
}

/** URL parameters of the list's filters. */
export const extraResultParams = {
  ...periodSearchSchema.entries,
  zone: optional(wholeNumber),
  review: reviewFilter,
}

const KNOWN_ZONES = [1, 2, 3]

const getZone = (row: ExtraResult) => row.advanced_confidence?.fraud_detection_zone

/** Returns whether a row matches the filters. A document that was not verified matches neither review filter. */
export function matchesFilters(row: ExtraResult, { zone, review }: FindingFilters): boolean {
  if (zone !== undefined && getZone(row) !== zone) return false
  const plus = row.document_verification_plus
  return review === undefined || matchesReview(plus && (plus.review_required ?? []), review)
}

interface ExtraResultFiltersProps {
  filters: FindingFilters
  rows: readonly ExtraResult[]
  onChange: (change: FindingFilters) => void
}

/** Filters that the portal applies, because the backend filters extra results only by date. */
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
      {useReviewFilter(review, (next) => onChange({ review: next })).control}
    </>
  )
}
