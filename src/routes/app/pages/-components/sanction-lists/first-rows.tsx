import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { sanctionFields } from '@/backend/sanction'
import type { ColumnMapping } from '@/backend/sanction-lists'
import { Card } from '@/ui/display/card'
import { Data } from '@/ui/display/data'
import type { Column } from '@/ui/table/column'
import { DataTable } from '@/ui/table/data-table'
import { hasName } from './list-reader/check-rows'
import { fieldNames } from './field-names'
import type { CheckedRows } from './list-reader/use-list-file'

const SHOWN_ROWS = 3

interface FirstRowsProps {
  mapping: ColumnMapping
  /** Undefined until the whole file has been read. */
  checkedRows: CheckedRows | undefined
  /** Whether the rows are being checked again after a choice. */
  isChecking: boolean
}

/** Shows the first rows as the portal sends them. */
export const FirstRows = memo(function FirstRows(props: FirstRowsProps) {
  const { checkedRows, isChecking } = props
  const { t, i18n } = useLingui()
  const mapping = checkedRows?.prepared.mapping ?? props.mapping
  const rows = checkedRows?.first ?? []
  if (checkedRows ? rows.length === 0 : !hasName(mapping)) return null
  const fields = sanctionFields.filter((field) => mapping[field] !== undefined)
  const columns = fields.map((field, index): Column<string[]> => ({
    id: field,
    header: i18n._(fieldNames[field]),
    primary: index === 0,
    card: index === 0 ? 'title' : 'field',
    // The last column fills the width, because it contains the long remarks.
    fill: index > 0 && index === fields.length - 1,
    cell: (row) => <Data>{row[mapping[field] ?? -1]}</Data>,
  }))
  return (
    <Card title={<Trans>First rows</Trans>}>
      <DataTable
        label={t`First rows`}
        columns={columns}
        rows={rows}
        rowKey={(row) => rows.indexOf(row)}
        loading={!checkedRows}
        skeletonRows={SHOWN_ROWS}
        isFetching={isChecking}
      />
    </Card>
  )
})
