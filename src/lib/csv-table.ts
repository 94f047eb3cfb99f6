import { CSV_START } from './csv'
import { csvHeader, csvRow, type CsvColumn } from './csv-columns'

/** A small table as a whole file, as it is shown: nothing in it is masked. */
export function csvTable<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  return CSV_START + csvHeader(columns) + rows.map((row) => csvRow(columns, row, false)).join('')
}
