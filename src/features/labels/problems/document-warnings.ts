import { useLingui } from '@lingui/react/macro'
import type { DocumentVerificationPlus } from '@/backend/transactions'
import { humanize } from '@/lib/format'

/** Maps `review_required` codes to the warning code of the flag with the same meaning. */
const sameAs = new Map([
  ['expired', 'expired_document'],
  ['front_data_validity', 'front_not_valid'],
  ['back_data_validity', 'back_not_valid'],
  ['is_front_greyscale', 'front_greyscale'],
  ['is_back_greyscale', 'back_greyscale'],
])

/** Returns the codes of all warnings about a document, without duplicates, most serious first. */
export function documentWarnings(plus: DocumentVerificationPlus | undefined): string[] {
  if (!plus) return []
  const flags = [
    plus.expired && 'expired_document',
    plus.front_data_validity === false && 'front_not_valid',
    plus.back_data_validity === false && 'back_not_valid',
    plus.is_front_greyscale && 'front_greyscale',
    plus.is_back_greyscale && 'back_greyscale',
  ].filter((code) => typeof code === 'string')
  const reasons = (plus.review_required ?? []).map((code) => sameAs.get(code) ?? code)
  return ['not_valid', 'greyscale'].reduce(mergeSides, [...new Set([...flags, ...reasons])])
}

/** Merges both sides' warnings into one badge, so a table row stays on one line. */
function mergeSides(codes: string[], warning: string): string[] {
  const sides = [`front_${warning}`, `back_${warning}`]
  if (!sides.every((side) => codes.includes(side))) return codes
  return codes
    .map((code) => (code === sides[0] ? `both_${warning}` : code))
    .filter((code) => code !== sides[1])
}

/** Names a `documentWarnings` code. New codes in `review_required` are shown in plain words. */
export function useWarningName(): (code: string) => string {
  const { t } = useLingui()
  const names = new Map([
    ['expired_document', t`Document expired`],
    ['front_not_valid', t`Front side: invalid data`],
    ['back_not_valid', t`Back side: invalid data`],
    ['front_greyscale', t`Front is grayscale`],
    ['back_greyscale', t`Back is grayscale`],
    ['both_greyscale', t`Both sides are grayscale`],
    ['both_not_valid', t`Data not valid on both sides`],
  ])
  return (code) => names.get(code) ?? humanize(code)
}
