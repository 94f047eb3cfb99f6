import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { SanctionSearch } from '@/api/sanction'
import type { SanctionField, SanctionRequest } from '@/backend/sanction'
import type { PlainCsvColumn } from '@/lib/csv'
import type { BulkRow } from '@/routes/admin/-components/bulk-run/use-bulk-run'
import { Badge } from '@/ui/display/badge'
import { Data, Num } from '@/ui/display/data'
import { TruncatedText } from '@/ui/display/hidden-text'
import { markLanguage } from '@/ui/feedback/server-text'
import type { Column } from '@/ui/table/column'
import { rankMatches, sentCutoff } from './rank-matches'
import { formatScore } from './score'
import { SearchOutcome } from './search-outcome'
import common from '@/ui/display/common.module.css'
import classes from '@/routes/admin/-components/bulk-run/bulk-run.module.css'

export type PersonRow = BulkRow<SanctionRequest, SanctionSearch>

/** Returns the columns for the table of searched people. */
export function usePersonColumns(): readonly Column<PersonRow>[] {
  const { t, i18n } = useLingui()
  return useMemo((): Column<PersonRow>[] => {
    const year = (row: PersonRow) => <Data>{getValue(row, 'birth_date_year')}</Data>
    const nationality = (row: PersonRow) => <Data>{getValue(row, 'nationality')}</Data>
    const score = ({ response }: PersonRow) => {
      const best = findBestMatch(response)?.score
      return <Data>{best === undefined ? undefined : formatScore(best, i18n.locale)}</Data>
    }
    const field = { card: 'field', skeletonWidth: 80 } as const
    const end = { align: 'end', skeletonWidth: 60 } as const
    return [
      {
        ...field,
        id: 'name',
        header: t`Full name`,
        primary: true,
        fill: true,
        card: 'title',
        skeletonWidth: 140,
        cell: name,
      },
      { ...field, id: 'year', header: t`Year of birth`, skeletonWidth: 110, cell: year },
      { ...field, id: 'nationality', header: t`Nationality`, skeletonWidth: 70, cell: nationality },
      { id: 'result', header: t`Result`, card: 'badge', skeletonWidth: 140, cell: outcome },
      { ...field, ...end, id: 'score', header: t`Best score`, sortKey: 'score', cell: score },
      { ...end, id: 'line', header: t`Line`, cell: ({ line }) => <Num value={line} /> },
    ]
  }, [t, i18n])
}

const name = (row: PersonRow) => (
  <span className={classes.name} data-kind="name">
    <TruncatedText>{getValue(row, 'full_name') ?? ''}</TruncatedText>
  </span>
)

const outcome = (row: PersonRow) => <Outcome {...row} />

function Outcome({ response, problem }: PersonRow) {
  if (response)
    return (
      <Badge tone={toVerdict(response) === 'no-match' ? 'success' : 'warning'}>
        <SearchOutcome response={response.response} />
      </Badge>
    )
  if (!problem)
    return (
      <Badge tone="neutral">
        <Trans>Not searched</Trans>
      </Badge>
    )
  return (
    <span className={`${common.inline} ${classes.refused}`}>
      <Badge tone="failure">
        {problem.canRetry ? <Trans>Failed</Trans> : <Trans>Refused</Trans>}
      </Badge>
      <span title={problem.text}>{markLanguage(problem.text, problem.lang)}</span>
    </span>
  )
}

/** Returns the CSV file's columns. The user pasted the people, so nothing is masked. */
export function usePersonCsvColumns(): readonly PlainCsvColumn<PersonRow>[] {
  const { t } = useLingui()
  const verdicts = { match: t`Match`, 'no-match': t`No match`, incomplete: t`Incomplete response` }
  const result = ({ response, problem }: PersonRow) =>
    response ? verdicts[toVerdict(response)] : (problem?.text ?? t`Not searched`)
  const matches = ({ response }: PersonRow) => response?.response.result.matched_records.length
  return [
    { header: t`Line`, value: ({ line }) => line },
    { header: t`Full name`, value: (row) => getValue(row, 'full_name') },
    { header: t`Year of birth`, value: (row) => getValue(row, 'birth_date_year') },
    { header: t`Nationality`, value: (row) => getValue(row, 'nationality') },
    { header: t`Result`, value: result },
    { header: t`Matches`, value: matches },
    { header: t`Best score`, value: ({ response }) => findBestMatch(response)?.score },
    { header: t`Cutoff`, value: ({ request }) => sentCutoff(request) },
    { header: t`Transaction ID`, value: ({ response }) => response?.response.transaction_id },
  ]
}

const getValue = ({ request }: PersonRow, field: SanctionField) =>
  request.data.fields.find(({ field_name }) => field_name === field)?.value

/** Returns the match with the highest score. */
export const findBestMatch = (search: SanctionSearch | undefined) =>
  search && rankMatches(search)[0]

/** Returns a search's verdict. A response without a clear verdict is incomplete, as in `SearchOutcome`. */
export function toVerdict({ response }: SanctionSearch): 'match' | 'no-match' | 'incomplete' {
  const { is_match, matched_records, unread } = response.result
  if (matched_records.length > 0) return 'match'
  return is_match === false && unread === undefined ? 'no-match' : 'incomplete'
}
