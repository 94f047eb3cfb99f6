import type { DocumentVerificationPlus } from '@/api/transactions/schema'

/** `review_required` names flags that have a word of their own already. */
const sameAs = new Map([
  ['expired', 'expired_document'],
  ['front_data_validity', 'front_not_valid'],
  ['back_data_validity', 'back_not_valid'],
  ['is_front_greyscale', 'front_greyscale'],
  ['is_back_greyscale', 'back_greyscale'],
])

/** What speaks against a document, as codes to be put in words: each once, the gravest first. */
export function documentRemarks(plus: DocumentVerificationPlus | undefined): string[] {
  if (!plus) return []
  const flags = [
    plus.expired && 'expired_document',
    plus.front_data_validity === false && 'front_not_valid',
    plus.back_data_validity === false && 'back_not_valid',
    plus.is_front_greyscale && 'front_greyscale',
    plus.is_back_greyscale && 'back_greyscale',
  ].filter((code) => typeof code === 'string')
  const reasons = (plus.review_required ?? []).map((code) => sameAs.get(code) ?? code)
  return ['not_valid', 'greyscale'].reduce(bothAsOne, [...new Set([...flags, ...reasons])])
}

/** One word for two sides keeps a row on its line. */
function bothAsOne(codes: string[], what: string): string[] {
  const sides = [`front_${what}`, `back_${what}`]
  if (!sides.every((side) => codes.includes(side))) return codes
  return codes
    .map((code) => (code === sides[0] ? `both_${what}` : code))
    .filter((code) => code !== sides[1])
}
