import { IconChartBar, IconDownload, IconTable } from '@tabler/icons-react'
import { useLingui } from '@lingui/react/macro'
import { useState, type Key, type ReactNode } from 'react'
import { csvTable, type PlainCsvColumn } from '@/lib/csv'
import { getCsvSeparator } from '@/stores/preferences'
import { saveFile } from '@/browser/save-file'
import { Card } from '@/ui/display/card'
import { IconButton } from '@/ui/display/icon-button'
import common from '@/ui/display/common.module.css'
import classes from './chart-card.module.css'
import { iconProps } from '@/ui/display/icon-props'
import { ChartDataTable, type ChartDataColumn } from './chart-data-table'

interface ChartCardProps<Row> {
  title: string
  /** Color legend beside the title. */
  legend?: ReactNode
  columns: readonly ChartDataColumn<Row>[]
  /** All rows, in table order. The chart may omit some rows. */
  rows: readonly Row[]
  rowKey: (row: Row) => Key
  /** CSV file name without `.csv`. */
  fileName: string
  /** The CSV's contents, if they differ from the table. */
  csv?: { columns: readonly PlainCsvColumn<Row>[]; rows: readonly Row[] }
  /** Shown instead of the chart and the table if there are no rows. */
  emptyText: ReactNode
  /** Whether the chart is unavailable, so only the table is shown, without a toggle. */
  tableOnly?: boolean
  /** Shown above the chart or the table. */
  control?: ReactNode
  /** Whether the card fills a row of the grid while it shows the table, so the table doesn't have to scroll. */
  isTableWide?: boolean
  /** Shown below the chart or the table. */
  note?: ReactNode
  children: ReactNode
}

/** A chart that can be switched to a table and exported as CSV. */
export function ChartCard<Row>(props: ChartCardProps<Row>) {
  const { title, legend, columns, rows, rowKey, fileName, emptyText, tableOnly = false } = props
  const { csv = { columns, rows } } = props
  const { t } = useLingui()
  const [isTableChosen, setIsTableChosen] = useState(false)
  const showsTable = isTableChosen || tableOnly
  const Icon = showsTable ? IconChartBar : IconTable
  const toggle = showsTable ? t`Show ${title} as a chart` : t`Show ${title} as a table`
  const download = t`Export ${title} as CSV`

  function save() {
    const type = 'text/csv;charset=utf-8'
    const table = csvTable(csv.columns, csv.rows, getCsvSeparator())
    saveFile(new Blob([table], { type }), `${fileName}.csv`)
  }

  return (
    <Card
      title={title}
      wide={showsTable && props.isTableWide}
      aside={
        rows.length === 0 ? null : (
          <span className={`${common.row} ${classes.aside}`}>
            {legend}
            <span className={classes.tools}>
              <IconButton label={download} size="lg" onClick={save}>
                <IconDownload {...iconProps} />
              </IconButton>
              {tableOnly ? null : (
                <IconButton
                  label={toggle}
                  size="lg"
                  onClick={() => setIsTableChosen(!isTableChosen)}
                >
                  <Icon {...iconProps} />
                </IconButton>
              )}
            </span>
          </span>
        )
      }
    >
      {rows.length === 0 ? <p className={`${common.note} ${classes.empty}`}>{emptyText}</p> : null}
      {rows.length > 0 && props.control ? (
        <div className={classes.control}>{props.control}</div>
      ) : null}
      {rows.length > 0 && showsTable ? (
        <ChartDataTable label={title} columns={columns} rows={rows} rowKey={rowKey} />
      ) : null}
      {rows.length > 0 && !tableOnly && !isTableChosen ? props.children : null}
      {props.note}
    </Card>
  )
}
