import { Plural, Trans } from '@lingui/react/macro'
import type { SanctionResponse } from '@/api/sanction/schema'

/** The result of a search in a few words. */
export function Found({ response: { result } }: { response: SanctionResponse }) {
  const count = result.matched_records.length
  if (count > 0) return <Plural value={count} one="# match" other="# matches" />
  // A match without its records, or no verdict at all, must not be taken, or printed, for a clean result.
  return result.is_match === false ? <Trans>No match</Trans> : <Trans>Incomplete response</Trans>
}
