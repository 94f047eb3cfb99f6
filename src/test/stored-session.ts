import type { SessionListRequest } from '@/backend/sessions'
import { database } from '@mocks/db'
import { toBundleOwner } from '@mocks/queries/visible-bundle'
import { selectSessions } from '@mocks/queries/select-sessions'
import { calendarFor } from '@mocks/seeds/bundle-calendar'
import { sessionDetail } from '@mocks/seeds/session-rows'

/** The bundle with 100,000 sessions. */
const LARGE = '20011'

/**
 * Returns a bundle's latest matching session: its URL, its first transaction, and its personal values as the backend
 * sends them.
 */
export function storedSession(
  filter: Pick<SessionListRequest, 'status' | 'service' | 'error_code'>,
  bundle_id = LARGE,
) {
  const db = database()
  const bundle = db.bundles.get(bundle_id)
  if (!bundle) throw new Error('The seeds have no such bundle.')
  const [row] = selectSessions(bundle, { bundle_id, page: 1, page_size: 1, ...filter }).rows
  if (row === undefined) throw new Error('The seeds have no such session.')
  const session = sessionDetail(
    bundle,
    row,
    calendarFor(bundle).time(row),
    toBundleOwner({ db }, bundle),
  )
  const ocrTransaction = session.transactions.find(
    ({ service, status }) => service === 'ocr' && status,
  )
  const { full_name, front_nid, date_of_birth, street, serial_number } = ocrTransaction?.data ?? {}
  const personal = [session.ip, session.reference_user_id, full_name, front_nid]
  return {
    id: String(session.session_id),
    transactionId: String(session.transactions[0]?.transaction_id),
    path: `/app/pages/bundle/${bundle_id}/sessions/${session.session_id}`,
    name: String(full_name),
    values: [...personal, date_of_birth, street, serial_number].map(String),
  }
}

/** Returns the values that appear anywhere in the document. */
export function findLeaks(values: readonly string[]): string[] {
  const html = document.documentElement.outerHTML
  return values.filter((value) => html.includes(value))
}
