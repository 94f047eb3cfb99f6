import * as v from 'valibot'
import type { SessionDetailInput, SessionListInput } from '@/api/sessions/schema'
import type { RealmName } from '@/auth/realm'
import { notFound, ok, rejected } from '@mocks/responses'
import { post } from '@mocks/http'
import { selectSessions, sessionOrderings } from '@mocks/queries/select-sessions'
import { calendarFor } from '@mocks/queries/session-index'
import { sessionDetail, sessionRow } from '@mocks/seeds/session-rows'
import { dayField, idField, inOrder, notInOrder, orderingField, pageFields } from './fields'
import { visibleBundle, ownerOf, rowIn } from './visible-bundle'

const listBody = v.object({
  bundle_id: idField,
  ...pageFields,
  start_date: v.optional(dayField),
  end_date: v.optional(dayField),
  status: v.optional(v.string()),
  service: v.optional(v.string()),
  error_code: v.optional(v.number()),
  search: v.optional(v.pipe(v.string(), v.maxLength(200))),
  ordering: v.optional(orderingField(sessionOrderings)),
})
const detailBody = v.object({ bundle_id: idField, session_id: idField })

export const sessionHandlers = [
  listOf('client'),
  listOf('admin'),
  detailOf('client'),
  detailOf('admin'),
]

function monitoring(realm: RealmName) {
  return realm === 'admin' ? { permission: ['transaction_monitoring'] as const } : {}
}

function listOf(realm: RealmName) {
  const route = { realm, path: 'v1/valify/bundle-sessions/', body: listBody, ...monitoring(realm) }
  return post(route, (call, body) => {
    const bundle = visibleBundle(call, body.bundle_id)
    if (!bundle) return notFound('bundle')
    if (!inOrder(body)) return rejected(notInOrder)
    const { rows, total } = selectSessions(bundle, body)
    const owner = ownerOf(call, bundle)
    const { time } = calendarFor(bundle)
    const sessions = rows.map((row) => sessionRow(bundle, row, time(row), owner))
    return ok<SessionListInput>({ sessions, total })
  })
}

function detailOf(realm: RealmName) {
  const path = 'v1/valify/bundle-session-details/'
  return post({ realm, path, body: detailBody, ...monitoring(realm) }, (call, body) => {
    const bundle = visibleBundle(call, body.bundle_id)
    const found = bundle && rowIn(bundle, body.session_id)
    if (!found || found.attempt !== undefined) return notFound('session')
    const created = calendarFor(bundle).time(found.row)
    return ok<SessionDetailInput>(sessionDetail(bundle, found.row, created, ownerOf(call, bundle)))
  })
}
