import { IconChartBar, IconDownload, IconTable } from '@tabler/icons-react'
import { useLingui } from '@lingui/react/macro'
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/ActionIcon.css'
import { ActionIcon } from '@mantine/core'
import { useState, type Key, type ReactNode } from 'react'
import { csvTable } from '@/lib/csv'
import { saveFile } from '@/browser/save-file'
import { Card } from '@/ui/display/card'
import classes from './chart-card.module.css'
import { iconProps } from '@/ui/display/icon-props'
import { ChartDataTable, type ChartDataColumn } from './chart-data-table'

interface ChartCardProps<Row> {
  title: string
  /** Beside the title: what the colours mean. */
  legend?: ReactNode
  columns: readonly ChartDataColumn<Row>[]
  /** All of them, in the order of the table; the drawing may leave some out. */
  rows: readonly Row[]
  rowKey: (row: Row) => Key
  /** What the CSV is called; `.csv` follows. */
  fileName: string
  /** Stands in for both where there is no row. */
  none: ReactNode
  /** Nothing can be drawn: the table stands there, and there is no choice. */
  tableOnly?: boolean
  /** Below both. */
  note?: ReactNode
  children: ReactNode
}

/** A drawing with its twin, a table, and the same figures as a CSV. */
export function ChartCard<Row>(props: ChartCardProps<Row>) {
  const { title, legend, columns, rows, rowKey, fileName, none, tableOnly = false } = props
  const { t } = useLingui()
  const [chosen, setChosen] = useState(false)
  const asTable = chosen || tableOnly
  const Icon = asTable ? IconChartBar : IconTable
  const toggle = asTable ? t`Show ${title} as a chart` : t`Show ${title} as a table`
  const download = t`Download ${title} as CSV`

  function save() {
    const type = 'text/csv;charset=utf-8'
    saveFile(new Blob([csvTable(columns, rows)], { type }), `${fileName}.csv`)
  }

  return (
    <Card
      title={title}
      aside={
        rows.length === 0 ? null : (
          <span className={classes.aside}>
            {legend}
            <span className={classes.tools}>
              <ActionIcon size={32} aria-label={download} title={download} onClick={save}>
                <IconDownload {...iconProps} />
              </ActionIcon>
              {tableOnly ? null : (
                <ActionIcon
                  size={32}
                  aria-label={toggle}
                  title={toggle}
                  onClick={() => setChosen(!chosen)}
                >
                  <Icon {...iconProps} />
                </ActionIcon>
              )}
            </span>
          </span>
        )
      }
    >
      {rows.length === 0 ? <p className={classes.none}>{none}</p> : null}
      {rows.length > 0 && asTable ? (
        <ChartDataTable label={title} columns={columns} rows={rows} rowKey={rowKey} />
      ) : null}
      {rows.length > 0 && !tableOnly && !chosen ? props.children : null}
      {props.note}
    </Card>
  )
}
