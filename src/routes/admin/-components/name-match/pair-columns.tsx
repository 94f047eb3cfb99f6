import { useLingui, Trans } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { NameMatch, NameMatchRequest } from '@/backend/name-match'
import type { PlainCsvColumn } from '@/lib/csv'
import { markLanguage } from '@/ui/feedback/server-text'
import { Badge } from '@/ui/display/badge'
import { Missing, Num, Percent } from '@/ui/display/data'
import { TruncatedText } from '@/ui/display/hidden-text'
import { RowButton } from '@/ui/table/row-button'
import type { Column } from '@/ui/table/column'
import { isOpen, type BulkRow } from '@/routes/admin/-components/bulk-run/use-bulk-run'
import common from '@/ui/display/common.module.css'
import classes from '@/routes/admin/-components/bulk-run/bulk-run.module.css'

export type PairRow = BulkRow<NameMatchRequest, NameMatch>

/** Returns the columns for the table of compared pairs. `onOpen` shows a pair's word-by-word comparison. */
export function usePairColumns(onOpen: (row: PairRow) => void): readonly Column<PairRow>[] {
  const { t } = useLingui()
  return useMemo(
    (): Column<PairRow>[] => [
      {
        id: 'first',
        header: t({ message: 'Name A', context: 'of two names' }),
        primary: true,
        card: 'title',
        skeletonWidth: 180,
        cell: ({ request }) => <Name>{request.first_name_value}</Name>,
      },
      {
        id: 'second',
        header: t({ message: 'Name B', context: 'of two names' }),
        card: 'field',
        skeletonWidth: 180,
        cell: ({ request }) => <Name>{request.second_name_value}</Name>,
      },
      {
        id: 'result',
        header: t`Result`,
        card: 'badge',
        skeletonWidth: 120,
        cell: (row) => <Verdict row={row} />,
      },
      {
        id: 'score',
        header: t`Score`,
        card: 'field',
        align: 'end',
        sortKey: 'score',
        skeletonWidth: 60,
        cell: ({ response }) => <Percent value={response?.result.match_score} />,
      },
      {
        id: 'words',
        header: t`Words`,
        card: 'field',
        skeletonWidth: 60,
        cell: (row) =>
          row.response ? (
            <RowButton
              variant="light"
              aria-label={t`Show the words in line ${row.line}`}
              onClick={() => onOpen(row)}
            >
              <Trans>Show</Trans>
            </RowButton>
          ) : (
            <Missing />
          ),
      },
      {
        id: 'line',
        header: t`Line`,
        align: 'end',
        skeletonWidth: 40,
        cell: ({ line }) => <Num value={line} />,
      },
    ],
    [t, onOpen],
  )
}

function Name({ children }: { children: string }) {
  return (
    <span className={classes.name}>
      <TruncatedText>{children}</TruncatedText>
    </span>
  )
}

function Verdict({ row }: { row: PairRow }) {
  const { response: match, problem } = row
  if (isOpen(row))
    return (
      <Badge tone="neutral">
        <Trans>Not compared</Trans>
      </Badge>
    )
  if (!match)
    return (
      <span className={`${common.inline} ${classes.refused}`}>
        <Badge tone="warning">
          <Trans>Refused</Trans>
        </Badge>
        <span title={problem?.text}>{markLanguage(problem?.text, problem?.lang)}</span>
      </span>
    )
  if (match.result.is_match === undefined) return <Missing />
  return match.result.is_match ? (
    <Badge tone="success">
      <Trans>Match</Trans>
    </Badge>
  ) : (
    <Badge tone="failure">
      <Trans>No match</Trans>
    </Badge>
  )
}

/** Returns the CSV file's columns. The user pasted the names, so nothing is masked. */
export function useCsvColumns(): readonly PlainCsvColumn<PairRow>[] {
  const { t } = useLingui()
  return [
    { header: t`Line`, value: ({ line }) => line },
    {
      header: t({ message: 'Name A', context: 'of two names' }),
      value: ({ request }) => request.first_name_value,
    },
    {
      header: t({ message: 'Name B', context: 'of two names' }),
      value: ({ request }) => request.second_name_value,
    },
    {
      header: t`Result`,
      value: ({ response, problem }) =>
        response
          ? { true: t`Match`, false: t`No match`, undefined: '' }[`${response.result.is_match}`]
          : (problem?.text ?? t`Not compared`),
    },
    { header: t`Score`, value: ({ response }) => response?.result.match_score },
    { header: t`Cutoff`, value: ({ request }) => request.cutoff_match_score },
    { header: t`Transaction ID`, value: ({ response }) => response?.transaction_id },
  ]
}
