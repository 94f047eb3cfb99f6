import { isSilent } from '@/api/core/api-error'
import { describeError } from '@/api/core/errors'
import type { CsvSource } from '@/browser/csv-export'
import { ListExportDialog } from '@/ui/export/list-export-dialog'
import type { RecordExport } from './bundle-record-list'

interface RecordExportDialogProps<Row> extends RecordExport<Row> {
  /** The name of the file. */
  name: string
  source: CsvSource<Row>
}

/** The CSV of a list of records. */
export function RecordExportDialog<Row>({ rows, ...props }: RecordExportDialogProps<Row>) {
  return (
    <ListExportDialog
      scope={rows}
      describeError={(error) => (isSilent(error) ? undefined : describeError(error).text)}
      {...props}
    />
  )
}
