import type { SanctionSearch } from '@/api/sanction'
import type { SanctionMatch, SanctionRequest } from '@/backend/sanction'

/** A field's typed value, the record's value, and their similarity. */
export interface FieldScore {
  field: string
  typed: string
  recorded: string | undefined
  /** 0 to 1; undefined if the field did not match. */
  score: number | undefined
}

export interface RankedMatch {
  /** Index in the response, used to identify the match. */
  key: number
  match: SanctionMatch
  /** 0 to 1: the average over the searched fields. A field without a match counts as 0. */
  score: number
  fields: readonly FieldScore[]
}

/** Returns the cutoff that a search was sent with. */
export function sentCutoff({ data }: SanctionRequest): number {
  return Math.min(...data.fields.map((field) => field.cutoff_match_score))
}

/** Returns a response's records, best match first. */
export function rankMatches({ request, response }: SanctionSearch): RankedMatch[] {
  return response.result.matched_records
    .map((match, key): RankedMatch => {
      const fields = request.data.fields.map(({ field_name, value }): FieldScore => ({
        field: field_name,
        typed: value,
        recorded: match.data[field_name],
        score: match.matched_fields.find((matchedField) => matchedField.field_name === field_name)
          ?.match_score,
      }))
      const total = fields.reduce((sum, { score = 0 }) => sum + score, 0)
      return { key, match, score: total / fields.length, fields }
    })
    .toSorted((a, b) => b.score - a.score)
}

export function reachesCutoff({ score }: Pick<FieldScore, 'score'>, cutoff: number): boolean {
  return score !== undefined && score >= cutoff
}

/** Whether some or all scores of a record are missing. */
const isUnscored = ({ match: { matched_fields, unread } }: RankedMatch) =>
  unread !== undefined ||
  matched_fields.length === 0 ||
  matched_fields.some(({ match_score }) => match_score === undefined)

/**
 * Returns the matches that reach a higher cutoff in all fields or in any field, as the request specifies. Never hides a
 * match with a missing score.
 */
export function filterMatches(
  rankedMatches: readonly RankedMatch[],
  cutoff: number,
  { data }: SanctionRequest,
): RankedMatch[] {
  return rankedMatches.filter((each) => {
    const isReached = (field: FieldScore) => reachesCutoff(field, cutoff)
    const { fields } = each
    return (
      isUnscored(each) || (data.match_all_fields ? fields.every(isReached) : fields.some(isReached))
    )
  })
}
