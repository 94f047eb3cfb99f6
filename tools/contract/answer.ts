import { parseErrorBody } from '@/api/core/api-error'
import { describeValue, findDeviations, type Deviation } from '@/api/core/deviations'
import { suggest } from './draft'
import type { Operation } from './operation'
import type { Finding } from './record'
import type { Fields, Outcome } from './visit'

export const isSuccess = (status = 0) => status >= 200 && status < 300

/** Finds problems in the response to a request that should succeed. */
export function judgeResponse(operation: Operation, fields: Fields, outcome: Outcome): Finding[] {
  const { response, hasLang } = operation
  const { status, body, problem } = outcome
  if (status === undefined) return noAnswer(outcome)
  if (!isSuccess(status)) {
    const sentFields = Object.keys(fields).join(', ')
    const special = [
      ...(sentFields ? [`with ${sentFields}`] : []),
      ...(hasLang ? [] : ['without lang']),
    ]
    const expectedStatus = special.length > 0 ? `2xx to a call ${special.join(' and ')}` : '2xx'
    const isRedirect = status > 299 && status < 400
    const actual = isRedirect ? `${status}, a redirect, which makes a GET of a POST` : `${status}`
    return [failure('status', expectedStatus, actual)]
  }
  if (typeof response === 'string') return []
  if (problem !== undefined) return [failure('body', 'JSON in UTF-8', problem)]
  // Reject a list explicitly, because a schema without required fields would accept it.
  const findings = Array.isArray(body)
    ? [failure('(the whole answer)', 'an object', describeValue(body))]
    : findDeviations(response, body)
        .filter((deviation) => !isTakenApart(deviation, outcome))
        .map((deviation) => toFinding(operation.id, deviation))
  return explainFirst(findings, suggest(operation, body, fields))
}

/** Whether an unknown field is an object that the adapter takes other fields from. */
function isTakenApart({ kind, path }: Deviation, { readObjects }: Outcome): boolean {
  if (kind !== 'unknown' || !readObjects) return false
  const { response, rows } = readObjects
  return response.includes(path) || rows.some((name) => path.endsWith(`[].${name}`))
}

/** Adds notes about the response's actual content to the first failure. */
function explainFirst(findings: Finding[], notes: readonly string[]): Finding[] {
  const first = findings.find(({ level }) => level === 'failed')
  if (!first || notes.length === 0) return findings
  const explained = { ...first, got: `${first.got} (${notes.join(', ')})` }
  return findings.map((each) => (each === first ? explained : each))
}

/**
 * Finds problems in the response to a request that should fail. The error must have the shape that the portal parses.
 */
export function judgeRefusal(
  outcome: Outcome,
  expected: string,
  isExpected: (status: number) => boolean,
): Finding[] {
  const { status, body, text: plainText, problem } = outcome
  if (status === undefined) return noAnswer(outcome)
  if (!isExpected(status)) return [failure('status', expected, String(status))]
  if (problem !== undefined) {
    const isRead = parseErrorBody(plainText).message !== undefined
    const level = isRead ? 'deviates' : 'failed'
    return [{ ...failure('body', 'an error in JSON', problem), level }]
  }
  const { message, detail, errors = {} } = parseErrorBody(body)
  const texts = [message, detail, ...Object.values(errors).flat()]
  if (texts.some((text) => text?.trim())) return []
  return [failure('body', 'a text in message, detail or errors', describeValue(body))]
}

export function failure(field: string, expected: string, got: string): Finding {
  return { level: 'failed', field, expected, got }
}

const noAnswer = ({ problem = 'none' }: Outcome) => [failure('answer', 'an answer', problem)]

/** Fields that the portal can work without. If a list has no total, the portal reads it page by page. */
const DISPENSABLE = ['total', 'count']
const DISPENSABLE_IN_LOGIN = ['name', 'account_type', 'bundles']

function toFinding(id: string, { path, kind, expected, got, isFatal }: Deviation): Finding {
  // An unknown value is only a hint, because the portal shows it in plain words.
  const isOpen = kind === 'unknown' || kind === 'value'
  const dispensable = id === 'signIn' ? DISPENSABLE_IN_LOGIN : DISPENSABLE
  const isBad = isFatal && !dispensable.includes(path)
  const level = isBad ? 'failed' : isOpen ? 'hint' : 'deviates'
  return { level, field: withoutKeys(path), expected, got }
}

/** Replaces keys that don't look like field names, because a backend may use a person's ID or email as a key. */
function withoutKeys(path: string): string {
  if (/[^\w.[\]]/.test(path)) return path.startsWith('(') ? path : '(a key)'
  const isName = /^[a-z][a-z_]{0,39}\d{0,2}(\[\])*$/i
  const parts = path.split('.').map((part) => (isName.test(part) ? part : '(a key)'))
  return parts.join('.')
}
