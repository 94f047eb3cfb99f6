import type { Session, SessionListRequest } from '@/api/sessions/schema'
import type { Scope } from '@/auth/realm'
import { RecordExportDialog } from '@/features/record-list/record-export'
import type { RecordExport } from '@/features/record-list/record-list'
import { useSessionCsv } from './session-list-csv'

interface SessionListExportProps extends RecordExport<Session> {
  scope: Scope
  request: SessionListRequest
}

/** The CSV of a list of sessions, loaded when it is asked for. */
export function SessionListExport({ scope, request, ...props }: SessionListExportProps) {
  const source = useSessionCsv(scope, request)
  return <RecordExportDialog name={`sessions-${request.bundle_id}`} source={source} {...props} />
}
