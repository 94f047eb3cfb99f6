import { parseErrorBody } from '@/api/core/api-error'
import type { RealmName } from '@/lib/realm'
import type { Operation } from './operation'
import type { Outcome } from './visit'

/**
 * Levels of findings, worst first: the portal can't use the response, handles the difference, or ignores the
 * difference.
 */
export const levels = ['failed', 'deviates', 'hint'] as const
export type Level = (typeof levels)[number]

/**
 * A difference from the portal's expectation. A finding contains only types, lengths and counts, never a value, ID or
 * URL.
 */
export type Finding = { level: Level; field: string; expected: string; got: string }

/** The requests for one operation. */
export type CheckedCall = {
  realm: RealmName
  /** The operation's ID, such as `listSessions`, with its special conditions in parentheses. */
  name: string
  method: string
  path: string
  times: number
  /** Unique statuses. 0 means no response. */
  statuses: number[]
  /** Duration of the slowest request, in ms. */
  ms: number
  findings: Finding[]
}

export type Report = {
  /** Whether the check ran to the end. */
  isComplete: boolean
  calls: CheckedCall[]
  skipped: { realm: RealmName; name: string; reason: string }[]
}

export type CallRecord = {
  recordCall: (name: string, operation: Operation, outcome: Outcome) => void
  /** Ignores findings that are already recorded. */
  recordFindings: (name: string, findings: readonly Finding[]) => void
  skipped: (name: string, reason: string) => void
}

export const emptyReport = (): Report => ({ isComplete: true, calls: [], skipped: [] })

/** Records a realm's requests in the report, and prints a progress line for each request. */
export function recordIn(
  { calls, skipped }: Report,
  realm: RealmName,
  progress: (line: string) => void,
): CallRecord {
  const findCall = (name: string) =>
    calls.find((each) => each.realm === realm && each.name === name)
  return {
    recordCall: (name, { method, path }, { status = 0, ms, sentTo = '', body, text }) => {
      const address = status < 300 ? '' : `  ${sentTo}`
      progress(`${realm}  ${name}  ${statusText(status)}  ${ms} ms${address}`)
      // The report omits this text, because it may name a person.
      const { message, detail } = status < 400 ? {} : parseErrorBody(body ?? text)
      const refusal = message ?? detail
      if (refusal) progress(`${realm}  ${name}  the backend says: ${refusal}`)
      const knownCall = findCall(name)
      const call = knownCall ?? {
        realm,
        name,
        method,
        path,
        times: 0,
        statuses: [],
        ms: 0,
        findings: [],
      }
      if (!knownCall) calls.push(call)
      call.times += 1
      call.ms = Math.max(call.ms, ms)
      if (!call.statuses.includes(status)) call.statuses.push(status)
    },
    recordFindings: (name, findings) => {
      const call = findCall(name)
      for (const finding of findings) {
        const { field, expected } = finding
        if (!call?.findings.some((each) => each.field === field && each.expected === expected))
          call?.findings.push(finding)
      }
    },
    skipped: (name, reason) => {
      if (
        !skipped.some(
          (each) => each.realm === realm && each.name === name && each.reason === reason,
        )
      )
        skipped.push({ realm, name, reason })
    },
  }
}

export const statusText = (status: number) => (status === 0 ? 'no answer' : String(status))

/** Returns a request's worst finding level, or undefined if it has no findings. */
export const getWorstLevel = ({ findings }: CheckedCall): Level | undefined =>
  levels.find((level) => findings.some((each) => each.level === level))

export function countFindings({ calls }: Report): { calls: number } & Record<Level, number> {
  const count = (level: Level) =>
    calls.flatMap(({ findings }) => findings).filter((each) => each.level === level).length
  return {
    calls: calls.reduce((sum, { times }) => sum + times, 0),
    failed: count('failed'),
    deviates: count('deviates'),
    hint: count('hint'),
  }
}
