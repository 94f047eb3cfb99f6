import { deviationsOf, type Deviation } from '@/api/core/deviations'
import type { Operation } from '@/api/core/operation'
import { operationOf } from '@/api/operations'
import type { JsonAnswer } from './observe-fetch'

/** A field that differs, over all answers of its call. */
export type FieldDrift = Omit<Deviation, 'got'> & {
  /** The different types and lengths that came, the first few of them. */
  got: readonly string[]
  /** How many answers had it. */
  answers: number
}

export type CallDrift = { operation: Operation; answers: number; fields: readonly FieldDrift[] }

const MAX_GOT = 3
/** The worst first. */
const KINDS: readonly Deviation['kind'][] = ['missing', 'type', 'format', 'value', 'unknown']
const severity = ({ isFatal, kind }: FieldDrift) => (isFatal ? -1 : KINDS.indexOf(kind))

export type DriftLog = ReturnType<typeof createDriftLog>

/** How the answers of a backend differ from what the portal expects, by call and field. It holds no value of them. */
export function createDriftLog() {
  let calls = new Map<
    string,
    { operation: Operation; answers: number; fields: Map<string, FieldDrift> }
  >()
  let onChange = () => {}
  return {
    inspect({ realm, method, path, json }: JsonAnswer): void {
      const operation = operationOf(realm, method, path)
      if (!operation || typeof operation.answer === 'string') return
      const key = `${realm} ${operation.id}`
      const { answers = 0, fields = new Map<string, FieldDrift>() } = calls.get(key) ?? {}
      calls.set(key, { operation, answers: answers + 1, fields })
      for (const deviation of deviationsOf(operation.answer, json)) {
        const fieldKey = `${deviation.kind} ${deviation.path}`
        fields.set(fieldKey, merge(deviation, fields.get(fieldKey)))
      }
      onChange()
    },
    /** Every call that was answered, also one without a deviation. */
    calls: (): CallDrift[] =>
      [...calls.values()].map(({ fields, ...call }) => ({
        ...call,
        fields: [...fields.values()].toSorted((a, b) => severity(a) - severity(b)),
      })),
    clear(): void {
      calls = new Map()
      onChange()
    },
    /** Calls `listener` after each change. There is one panel, so there is one listener. */
    observe(listener: () => void): void {
      onChange = listener
    },
  }
}

function merge({ got, ...deviation }: Deviation, before: FieldDrift | undefined): FieldDrift {
  const seen = new Set([...(before?.got ?? []), got])
  return {
    ...deviation,
    isFatal: deviation.isFatal || (before?.isFatal ?? false),
    got: [...seen].slice(0, MAX_GOT),
    answers: (before?.answers ?? 0) + 1,
  }
}
