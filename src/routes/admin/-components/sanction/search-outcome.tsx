import { Plural, Trans } from '@lingui/react/macro'
import type { SanctionResponse } from '@/backend/sanction'

/** A search result in a few words. */
export function SearchOutcome({ response: { result } }: { response: SanctionResponse }) {
  const { is_match, matched_records, unread } = result
  const count = matched_records.length
  const matches = count > 0 && <Plural value={count} one="# match" other="# matches" />
  if (unread !== undefined)
    return (
      <>
        {matches}
        {matches ? ' · ' : null}
        <Plural
          value={unread}
          one="# match could not be read"
          other="# matches could not be read"
        />
      </>
    )
  if (matches) return matches
  // A match without records, or a missing verdict, must not be shown or printed as a clean result.
  return is_match === false ? <Trans>No match</Trans> : <Trans>Incomplete response</Trans>
}
