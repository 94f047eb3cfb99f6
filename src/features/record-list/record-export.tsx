import { useRouter } from '@tanstack/react-router'
import { isSilent } from '@/api/core/api-error'
import { describeError } from '@/api/core/errors'
import { useScope } from '@/api/core/use-scope'
import type { CsvColumn } from '@/lib/csv'
import type { Period } from '@/lib/period/period'
import { ListExportDialog } from '@/ui/export/list-export-dialog'
import type { RecordExport } from './list-with-tools'

interface RecordExportDialogProps<Row> extends RecordExport<Row> {
  /** Row kind for the file name, and the period that filters the list. */
  name: string
  period?: Period
  columns: readonly CsvColumn<Row>[]
}

/** CSV export dialog for a record list. */
export function RecordExportDialog<Row>(props: RecordExportDialogProps<Row>) {
  const scope = useScope()
  const { rows, columns, rowKey, readPage, isMatch, ...dialog } = props
  const { auth } = useRouter().options.context
  return (
    <ListExportDialog
      login={{ auth, sid: scope.sid }}
      scope={rows}
      source={{ columns, rowKey, readPage, isMatch }}
      describeError={(error) => (isSilent(error) ? undefined : describeError(error))}
      {...dialog}
    />
  )
}
