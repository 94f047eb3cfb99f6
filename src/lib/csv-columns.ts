import { csvLine, type CsvCell } from './csv'
import { maskValue, type PersonalKind } from './mask'

export interface CsvColumn<Row> {
  header: string
  value: (row: Row) => CsvCell
  /** What of a person the column tells: written masked unless the person asks otherwise. */
  personal?: PersonalKind
}

export function csvHeader<Row>(columns: readonly CsvColumn<Row>[]): string {
  return csvLine(columns.map(({ header }) => header))
}

export function csvRow<Row>(columns: readonly CsvColumn<Row>[], row: Row, masked: boolean): string {
  return csvLine(
    columns.map(({ value, personal }) => {
      const cell = value(row)
      if (!masked || !personal || cell === null || cell === undefined) return cell
      return maskValue(personal, String(cell))
    }),
  )
}
