import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { saveFile } from '@/browser/save-file'
import { getCsvSeparator } from '@/stores/preferences'
import { Card } from '@/ui/display/card'
import { Num } from '@/ui/display/data'
import { FactList } from '@/ui/display/fact-list'
import { Button } from '@/ui/form/button'
import {
  leftOutKinds,
  lookKinds,
  notSentKinds,
  type RowProblemKind,
} from './list-reader/check-rows'
import { problemNames } from './field-names'
// Imported directly, because a table that loads late would shift the buttons below it.
import { ProblemTable } from './problem-table'
import type { CheckedRows, ListFile } from './list-reader/use-list-file'
import common from '@/ui/display/common.module.css'
import { SentenceGap } from '@/ui/display/joined-text'
import classes from './sanction-lists.module.css'

interface RowProblemsProps {
  checkedRows: CheckedRows
  fileName: string
  writeCsv: ListFile['writeCsv']
}

/** Lists rows that are not sent, omitted parts of sent rows, and sent rows to review. */
export function RowProblems({ checkedRows, fileName, writeCsv }: RowProblemsProps) {
  const { t, i18n } = useLingui()
  const { accepted, rejected, counts, problems } = checkedRows
  if (problems.length === 0) return null

  const save = () => {
    const words = Object.fromEntries(
      Object.entries(problemNames).map(([kind, name]) => [kind, i18n._(name)]),
    )
    const header = [t`Row`, t`Column`, t`Problem`, t`Value`]
    writeCsv({ header, words, separator: getCsvSeparator() }, (csv) =>
      saveFile(csv, `${fileName.replace(/\.\w+$/, '')}-problems.csv`),
    )
  }
  return (
    <Card
      title={<Trans>Rows to review</Trans>}
      aside={
        <Button variant="default" size="xs" onClick={save}>
          <Trans>Export as CSV</Trans>
        </Button>
      }
    >
      <div className={`${common.stack} ${common.tight}`}>
        <p>
          <Plural value={accepted} one="# row will be sent." other="# rows will be sent." />
          <SentenceGap />
          {rejected > 0 ? (
            <Plural
              value={rejected}
              one="# row will not be sent."
              other="# rows will not be sent."
            />
          ) : null}
        </p>
        <Counts
          title={<Trans>Rows that are not sent</Trans>}
          kinds={notSentKinds}
          counts={counts}
        />
        <Counts
          title={<Trans>Rows that are sent without this value</Trans>}
          kinds={leftOutKinds}
          counts={counts}
        />
        <Counts
          title={<Trans>Rows that are sent as they are</Trans>}
          kinds={lookKinds}
          counts={counts}
        />
        <ProblemTable
          rows={problems}
          rowKey={({ row, kind, column }) => `${row} ${kind} ${column}`}
          toBadRow={({ row, kind, column, value }) => ({
            row,
            column,
            problem: i18n._(problemNames[kind]),
            value: kind === 'duplicate' ? t`Row ${value}` : value,
          })}
          withValues
        />
      </div>
    </Card>
  )
}

interface CountsProps {
  title: ReactNode
  kinds: readonly RowProblemKind[]
  counts: CheckedRows['counts']
}

function Counts({ title, kinds, counts }: CountsProps) {
  const { i18n } = useLingui()
  const facts = kinds.flatMap((kind) =>
    counts[kind]
      ? { key: kind, label: i18n._(problemNames[kind]), value: <Num value={counts[kind]} /> }
      : [],
  )
  if (facts.length === 0) return null
  return (
    <div>
      <h3 className={`${common.label} ${classes.label}`}>{title}</h3>
      <FactList facts={facts} layout="row" />
    </div>
  )
}
