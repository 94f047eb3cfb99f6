import type { SanctionMatchInput, SanctionRequest } from '@/backend/sanction'
import { foldText } from '@/lib/fold-text'
import { tokenSimilarity } from '@/lib/names/align'
import { nameTokens, type NameToken } from '@/lib/names/tokens'
import { scoreNames } from '@mocks/names/score'
import type { SanctionRecord } from '@mocks/seeds/sanction-records'

const MAX_MATCHES = 200
const nameFields = new Set(['full_name', 'first_name', 'middle_name', 'last_name'])

type Field = SanctionRequest['data']['fields'][number] & { scoreName: ScoreName | undefined }

/** A sanction list to search. The list's matches contain its name. */
export type SearchedList = { name: string; records: () => Iterable<SanctionRecord> }

/** Returns at most 200 matching records, best first, like the real service. */
export function searchSanctions(
  lists: readonly SearchedList[],
  { fields, match_all_fields = false, transliterate = false }: SanctionRequest['data'],
): SanctionMatchInput[] {
  const searchedFields = fields.map((field): Field => ({
    ...field,
    scoreName: nameFields.has(field.field_name)
      ? nameScorer(field.value, field.cutoff_match_score, transliterate)
      : undefined,
  }))
  const foundMatches: { match: SanctionMatchInput; total: number }[] = []
  for (const list of lists) {
    for (const record of list.records()) {
      const matched_fields = searchedFields.flatMap((field) => {
        const match_score = scoreField(field, record)
        return match_score > 0 && match_score >= field.cutoff_match_score
          ? [{ field_name: field.field_name, match_score }]
          : []
      })
      if (matched_fields.length < (match_all_fields ? fields.length : 1)) continue
      const total = matched_fields.reduce((sum, { match_score }) => sum + match_score, 0)
      foundMatches.push({
        match: { data: record, sanction_list: list.name, matched_fields },
        total,
      })
    }
  }
  return foundMatches
    .toSorted((a, b) => b.total - a.total)
    .slice(0, MAX_MATCHES)
    .map(({ match }) => match)
}

/** Returns the similarity between the searched name and a recorded name, from 0 to 1. */
type ScoreName = (recordedName: string) => number

function scoreField(field: Field, record: SanctionRecord): number {
  const recordedName = String(record[field.field_name] ?? '')
  if (recordedName === '') return 0
  if (field.scoreName) return field.scoreName(recordedName)
  return foldText(recordedName) === foldText(field.value) ? 1 : 0
}

/**
 * Creates a function that scores recorded names against `value`. The function doesn't align names whose words have too
 * little in common, because alignment takes a hundred times as long.
 */
function nameScorer(value: string, cutoff: number, transliterate: boolean): ScoreName {
  const typedTokens = nameTokens(value)
  const likeness = new Map<string, number>()
  const findBestMatch = ({ normal }: NameToken) => {
    const knownScore = likeness.get(normal)
    if (knownScore !== undefined) return knownScore
    const best = Math.max(0, ...typedTokens.map((token) => tokenSimilarity(token.normal, normal)))
    likeness.set(normal, best)
    return best
  }
  const scores = new Map<string, number>()
  return (recordedName) => {
    const knownScore = scores.get(recordedName)
    if (knownScore !== undefined) return knownScore
    const common = nameTokens(recordedName).reduce((sum, token) => sum + findBestMatch(token), 0)
    // Joined words look less similar than they are, so the margin of 0.35 allows for them.
    const isPossible = common / typedTokens.length > cutoff - 0.35
    const score = isPossible ? scoreWholeOrPart(value, recordedName, transliterate) : 0
    scores.set(recordedName, score)
    return score
  }
}

/**
 * Returns the score of the whole names or, if it is higher, nine tenths of the typed words' average score. The average
 * requires at least two typed words.
 */
function scoreWholeOrPart(value: string, recordedName: string, transliterate: boolean): number {
  const { score, tokens } = scoreNames(value, recordedName, transliterate)
  if (score === 0) return 0
  const typedTokens = tokens.filter(({ a }) => a !== null)
  const part = typedTokens.reduce((sum, token) => sum + token.score, 0) / typedTokens.length
  return Math.max(score, typedTokens.length < 2 ? 0 : Math.round(part * 9000) / 10_000)
}
