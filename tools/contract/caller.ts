import type * as v from 'valibot'
import { parseTolerantly } from '@/backend/tolerant'
import type { RealmName } from '@/lib/realm'
import { isSuccess, judgeResponse } from './answer'
import type { Operation } from './operation'
import { findOperation } from './operations'
import type { CallRecord, Finding } from './record'
import type { Fields, Outcome, Visit } from './visit'

/** Settings for one request that differ from the defaults. */
type Special = {
  /** Appended to the request's name in the report. */
  note?: string
  bearer?: string
  signal?: AbortSignal
  /** Timeout in milliseconds. */
  limit?: number
}
type Sent = { name: string; operation: Operation; fields: Fields; outcome: Outcome }

/** Sends one realm's requests by operation ID, and records each request. */
export type Caller = {
  realm: RealmName
  /** Credentials for the requests. Empty before the sign-in. */
  login: {
    bearer?: string
    permissions?: readonly string[]
    /** The sign-in response's status. */
    status?: number | undefined
  }
  /** Sends a request without checking its response. */
  send: (id: string, fields?: Fields, special?: Special) => Promise<Sent>
  /**
   * Sends a request, checks its response and parses it with `schema`. Returns undefined if the portal can't use the
   * response, or on a 404 if `isMissable` is set.
   */
  read: <T>(
    id: string,
    fields: Fields,
    schema: v.GenericSchema<unknown, T>,
    isMissable?: 'isMissable',
  ) => Promise<T | undefined>
  recordFindings: (name: string, ...findings: Finding[]) => void
  markUnchecked: (names: readonly string[], reason: string) => void
}

export function createCaller(
  realm: RealmName,
  { visit, record, signal: stopped }: { visit: Visit; record: CallRecord; signal: AbortSignal },
): Caller {
  const login: Caller['login'] = {}

  const send: Caller['send'] = async (id, fields = {}, special = {}) => {
    const { note, bearer = login.bearer, signal = stopped, limit } = special
    const operation = findOperation(realm, id)
    const name = note === undefined ? id : `${id} (${note})`
    const outcome = await visit(operation, { fields, bearer, signal, limit })
    record.recordCall(name, operation, outcome)
    return { name, operation, fields, outcome }
  }

  return {
    realm,
    login,
    send,
    read: async (id, fields, schema, isMissable) => {
      const { permission } = findOperation(realm, id)
      if (
        login.permissions &&
        permission &&
        !permission.some((each) => login.permissions?.includes(each))
      ) {
        record.skipped(id, `the account does not have the permission ${permission.join(' or ')}`)
        return undefined
      }
      const { name, operation, outcome } = await send(id, fields)
      if (isMissable && outcome.status === 404) {
        record.skipped(id, 'the backend has none (404)')
        return undefined
      }
      const findings = judgeResponse(operation, fields, outcome)
      record.recordFindings(name, findings)
      if (!isSuccess(outcome.status) || Array.isArray(outcome.body)) return undefined
      // Skip a list with unreadable rows, because its pages would look wrong.
      const { result, unread } = parseTolerantly(schema, outcome.body)
      return result.success && unread.length === 0 ? result.output : undefined
    },
    recordFindings: (name, ...findings) => record.recordFindings(name, findings),
    markUnchecked: (names, reason) => {
      for (const name of names) record.skipped(name, reason)
    },
  }
}
