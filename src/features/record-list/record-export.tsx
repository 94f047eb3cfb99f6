import { useRouter } from '@tanstack/react-router'
import { isSilent } from '@/api/core/api-error'
import { describeError } from '@/api/core/errors'
import { useScope } from '@/api/core/use-scope'
import type { CsvSource } from '@/browser/csv-export'
import type { Period } from '@/lib/period/period'
import { ListExportDialog } from '@/ui/export/list-export-dialog'
import type { RecordExport } from './bundle-record-list'

interface RecordExportDialogProps<Row> extends RecordExport<Row> {
  /** Row kind for the file name, and the period that filters the list. */
  name: string
  period: Period
  source: CsvSource<Row>
}

/** CSV export dialog for a record list. */
export function RecordExportDialog<Row>(props: RecordExportDialogProps<Row>) {
  const scope = useScope()
  const { rows, ...dialog } = props
  const { auth } = useRouter().options.context
  return (
    <ListExportDialog
      login={{ auth, sid: scope.sid }}
      scope={rows}
      describeError={(error) => (isSilent(error) ? undefined : describeError(error))}
      {...dialog}
    />
  )
}
