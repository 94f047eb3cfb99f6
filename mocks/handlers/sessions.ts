import * as v from 'valibot'
import { sessions, type SessionDetailInput, type SessionListInput } from '@/backend/sessions'
import type { RealmName } from '@/lib/realm'
import { handlePost } from '@mocks/http'
import { selectSessions, sessionOrderings } from '@mocks/queries/select-sessions'
import { toBundleOwner, findRowId, visibleBundle } from '@mocks/queries/visible-bundle'
import { idField, orderingField, periodError, recordListFields } from '@mocks/request-fields'
import { notFound, ok } from '@mocks/responses'
import { calendarFor } from '@mocks/seeds/bundle-calendar'
import { sessionDetail, sessionRow } from '@mocks/seeds/session-rows'
import { wireBundleRecords, wireId, wireOrganization } from '@mocks/wire-fields'

const listBody = v.object({
  ...recordListFields,
  ordering: v.optional(orderingField(sessionOrderings)),
})
const detailBody = v.object({ bundle_id: idField, session_id: idField })

const permission = ['transaction_monitoring']

export const handlers = [
  sessionList('client'),
  sessionList('admin'),
  sessionDetails('client'),
  sessionDetails('admin'),
]

function sessionList(realm: RealmName) {
  const request =
    realm === 'admin'
      ? v.strictObject({ ...wireBundleRecords, ...wireOrganization })
      : v.strictObject(wireBundleRecords)
  const route = { endpoint: sessions.list, realm, request, permission, body: listBody }
  return handlePost(route, (call, body) => {
    const bundle = visibleBundle(call, body.bundle_id)
    if (!bundle) return notFound('bundle')
    const error = periodError(body)
    if (error) return error
    const { rows, total } = selectSessions(bundle, body)
    const owner = toBundleOwner(call, bundle)
    const { time } = calendarFor(bundle)
    return ok<SessionListInput>({
      sessions: rows.map((row) => sessionRow(bundle, row, time(row), owner)),
      total,
    })
  })
}

function sessionDetails(realm: RealmName) {
  const request = v.strictObject({ bundle_id: wireId, session_id: wireId })
  const route = { endpoint: sessions.detail, realm, request, permission, body: detailBody }
  return handlePost(route, (call, body) => {
    const bundle = visibleBundle(call, body.bundle_id)
    const rowId = bundle && findRowId(bundle, body.session_id)
    if (!rowId || rowId.attempt !== undefined) return notFound('session')
    const createdAt = calendarFor(bundle).time(rowId.row)
    const owner = toBundleOwner(call, bundle)
    return ok<SessionDetailInput>(sessionDetail(bundle, rowId.row, createdAt, owner))
  })
}
