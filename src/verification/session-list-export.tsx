import { isSilent } from '@/api/api-error'
import { tell } from '@/api/errors'
import type { Session, SessionListRequest } from '@/api/sessions/schema'
import type { Scope } from '@/auth/realm'
import { ListExportDialog } from '@/ui/list-export-dialog'
import { useSessionCsv } from './session-list-csv'

interface SessionListExportProps {
  scope: Scope
  request: SessionListRequest
  total: number
  selected: readonly Session[]
  rows: 'selected' | 'all'
  opened: boolean
  onClose: () => void
}

/** The CSV of a list of sessions, loaded when it is asked for. */
export function SessionListExport({ scope, request, rows, ...props }: SessionListExportProps) {
  const source = useSessionCsv(scope, request)
  return (
    <ListExportDialog
      // Opened for other rows, it asks anew.
      key={rows}
      name={`sessions-${request.bundle_id}`}
      source={source}
      scope={rows}
      tell={(error) => (isSilent(error) ? undefined : tell(error).text)}
      {...props}
    />
  )
}
