import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { sanctionFields } from '@/api/sanction/schema'
import type { ColumnMapping } from '@/api/sanction-lists/requests'
import { Card } from '@/ui/display/card'
import { Data } from '@/ui/display/data'
import type { Column } from '@/ui/table/column'
import { DataTable } from '@/ui/table/data-table'
import type { BirthDateColumn } from '@/features/list-reader/birth-dates'
import { isBlank } from '@/features/list-reader/check-rows'
import { withDividedDates } from '@/features/list-reader/divided-dates'
import type { DateOrder } from '@/features/list-reader/possible-dates'
import { fieldNames } from './field-names'
import type { OpenedFile } from '@/features/list-reader/list-reader'

const SHOWN_ROWS = 3

interface FirstRowsProps {
  opened: OpenedFile
  mapping: ColumnMapping
  birthDate: BirthDateColumn | undefined
  /** The order that the whole file tells. */
  order: DateOrder | undefined
}

/** The first rows as the list will have them. */
export const FirstRows = memo(function FirstRows(props: FirstRowsProps) {
  const { opened, birthDate } = props
  const { t, i18n } = useLingui()
  const order = birthDate?.order ?? props.order ?? 'day_first'
  const { rows: listRows, mapping } = birthDate
    ? withDividedDates([opened.header, ...opened.preview], props.mapping, { ...birthDate, order })
    : { rows: [opened.header, ...opened.preview], mapping: props.mapping }
  const fields = sanctionFields.filter((field) => mapping[field] !== undefined)
  if (fields.length === 0) return null
  const columns = fields.map((field, index): Column<string[]> => ({
    id: field,
    header: i18n._(fieldNames[field]),
    primary: index === 0,
    card: index === 0 ? 'title' : 'field',
    // Remarks come last, and are long.
    fill: index > 0 && index === fields.length - 1,
    cell: (row) => <Data>{row[mapping[field] ?? -1]?.trim()}</Data>,
  }))
  const rows = listRows
    .slice(1)
    .filter((row) => !isBlank(row))
    .slice(0, SHOWN_ROWS)
  return (
    <Card title={<Trans>First rows</Trans>}>
      <DataTable
        label={t`First rows`}
        columns={columns}
        rows={rows}
        rowKey={(row) => rows.indexOf(row)}
      />
    </Card>
  )
})
