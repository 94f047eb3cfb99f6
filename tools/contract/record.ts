import { parseErrorBody } from '@/api/core/api-error'
import type { RealmName } from '@/lib/realm'
import type { Operation } from './operation'
import type { Outcome } from './visit'

/** `failed`: the portal does not work with it. `deviates`: it copes. `hint`: it does not care. From worst to best. */
export const levels = ['failed', 'deviates', 'hint'] as const
export type Level = (typeof levels)[number]

/** Something that is not as the portal expects. No value, ID or address enters it: only types, lengths and counts. */
export type Finding = { level: Level; field: string; expected: string; got: string }

/** All sends of one call. */
export type CheckedCall = {
  realm: RealmName
  /** The ID of the operation, such as `listSessions`, and what is special about it in brackets. */
  name: string
  method: string
  path: string
  times: number
  /** Each once; 0 stands for no answer. */
  statuses: number[]
  /** The slowest, in milliseconds. */
  ms: number
  findings: Finding[]
}

export type Report = {
  /** It was not stopped halfway. */
  isComplete: boolean
  calls: CheckedCall[]
  skipped: { realm: RealmName; name: string; reason: string }[]
}

export type CallRecord = {
  recordCall: (name: string, operation: Operation, outcome: Outcome) => void
  /** What was found already is not repeated. */
  recordFindings: (name: string, findings: readonly Finding[]) => void
  skipped: (name: string, reason: string) => void
}

export const emptyReport = (): Report => ({ isComplete: true, calls: [], skipped: [] })

/** Writes what happens in a realm into the report, and a line of progress for each call. */
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
      // The report leaves this text out, because it may name a person.
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

/** The worst that was found of a call; undefined when all is as expected. */
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
