import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { saveFile } from '@/browser/save-file'
import { Card } from '@/ui/display/card'
import { Button } from '@/ui/form/button'
import type { RowProblem } from '@/features/list-reader/check-rows'
import { problemNames } from './field-names'
import type { ListFile } from '@/features/list-reader/use-list-file'
import common from '@/ui/display/common.module.css'
import { SentenceGap } from '@/ui/display/joined-text'

const ProblemTable = lazy(() =>
  import('./problem-table').then((module) => ({ default: module.ProblemTable<RowProblem> })),
)

/** The problems that the portal found in the rows before anything is sent. */
export function RowProblems({ listFile, fileName }: { listFile: ListFile; fileName: string }) {
  const { t, i18n } = useLingui()
  const { checked, read, writeCsv } = listFile
  if (!read || !checked || checked.rejected === 0) return null

  const save = () => {
    const words = {
      no_name: i18n._(problemNames.no_name),
      day: i18n._(problemNames.day),
      month: i18n._(problemNames.month),
      year: i18n._(problemNames.year),
      birth_date: i18n._(problemNames.birth_date),
      too_long: i18n._(problemNames.too_long),
      unreadable: i18n._(problemNames.unreadable),
      too_many_cells: i18n._(problemNames.too_many_cells),
      duplicate: i18n._(problemNames.duplicate),
    }
    const header = [t`Row`, t`Column`, t`Problem`, t`Value`]
    writeCsv({ header, words }, (csv) =>
      saveFile(csv, `${fileName.replace(/\.\w+$/, '')}-problems.csv`),
    )
  }
  return (
    <Card
      title={<Trans>Rows with problems</Trans>}
      aside={
        <Button variant="default" size="xs" onClick={save}>
          <Trans>Save as CSV</Trans>
        </Button>
      }
    >
      <div className={`${common.stack} ${common.tight}`}>
        <p>
          <Plural
            value={checked.rejected}
            one="# row has a problem and will probably be skipped."
            other="# rows have problems and will probably be skipped."
          />
          <SentenceGap />
          <Plural value={checked.accepted} one="# row is fine." other="# rows are fine." />
        </p>
        <Suspense fallback={<Skeleton height={200} />}>
          <ProblemTable
            rows={checked.problems}
            rowKey={({ row }) => row}
            toBadRow={({ row, kind, column, value }) => ({
              row,
              column,
              problem: i18n._(problemNames[kind]),
              value: kind === 'duplicate' ? t`Row ${value}` : value,
            })}
            withValues
          />
        </Suspense>
      </div>
    </Card>
  )
}
