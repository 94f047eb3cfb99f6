import * as v from 'valibot'
import { hasContent, parseTolerantly } from '@/backend/tolerant'
import { wireSchema } from '@/backend/wire-schema'

/** How a value in a response differs from the portal's expectation. */
export type Deviation = {
  /** Path such as `sessions[].created_at`, without array indexes. */
  path: string
  kind: 'missing' | 'type' | 'format' | 'value' | 'unknown'
  /** The expected type, format or known values, or a note that no field was expected. */
  expected: string
  /** The received value's type and length. Never the value, because it may be personal data. */
  got: string
  /** Whether the response, list row or value is unreadable, so the portal shows nothing in its place. */
  isFatal: boolean
}

/** Finds a response's deviations from the portal's schema. Each combination of path and kind appears once. */
export function findDeviations(schema: v.GenericSchema, response: unknown): Deviation[] {
  const strict = v.safeParse(wireSchema(schema, 'refused'), response)
  const { result, unread } = parseTolerantly(schema, response)
  const issues = [...(result.issues ?? []), ...unread]
  const fatal = new Set(issues.map(formatPath))
  const deviations = new Map<string, Deviation>()
  for (const issue of strict.issues ?? []) {
    const deviation = { ...describe(issue), path: formatPath(issue) }
    const key = `${deviation.kind} ${deviation.path}`
    const isLost =
      deviation.kind !== 'unknown' && !hasContent(getReading(result.output, issue.path))
    if (deviations.has(key) && !isLost) continue
    deviations.set(key, { ...deviation, isFatal: isLost || fatal.has(deviation.path) })
  }
  // Add the issues that only tolerant parsing finds, such as a record without an id or name.
  const strictPaths = new Set([...deviations.values()].map(({ path }) => path))
  for (const issue of issues) {
    const path = formatPath(issue)
    if ([...strictPaths].some((each) => each === path || each.startsWith(path))) continue
    deviations.set(`type ${path}`, {
      path,
      kind: 'type',
      expected: issue.expected ?? issue.message,
      got: describeValue(issue.input),
      isFatal: true,
    })
  }
  return [...deviations.values()]
}

type Issue = v.BaseIssue<unknown>

/** Returns the portal's parsed value at an issue's path. */
const getReading = (output: unknown, path: readonly { key: unknown }[] = []): unknown =>
  path.reduce<unknown>(
    (part, { key }) => (part instanceof Object ? Reflect.get(part, String(key)) : undefined),
    output,
  )

function describe(issue: Issue): Pick<Deviation, 'kind' | 'expected' | 'got'> {
  const actual = describeValue(issue.input)
  const inner = issue.type === 'union' ? pickDeepestIssues(issue.issues ?? []) : undefined
  if (inner) return describe(inner)
  const expectation = issue.expected ?? issue.message
  if (issue.expected === 'never') return { kind: 'unknown', expected: 'no such field', got: actual }
  if (issue.input === undefined) return { kind: 'missing', expected: 'a value', got: 'nothing' }
  if (issue.kind === 'validation')
    return { kind: 'format', expected: formatName(issue), got: actual }
  if (issue.type === 'picklist' && typeof issue.input === 'string')
    return { kind: 'value', expected: `one of ${quotedIn(expectation).join(', ')}`, got: actual }
  const typeName = issue.type === 'picklist' ? 'string' : issue.type.replace('_with_rest', '')
  return { kind: 'type', expected: typeName, got: actual }
}

const quotedIn = (text: string) => [...text.matchAll(/"([^"]+)"/g)].map(([, value]) => value)

/** Returns a union's most relevant issue. For a string, this is the issue that lists the known values. */
function pickDeepestIssues(issues: readonly Issue[]): Issue | undefined {
  return (
    issues.find(({ type, input }) => type === 'picklist' && typeof input === 'string') ??
    issues.find(({ path }) => path !== undefined) ??
    issues[0]
  )
}

const formatNames: Readonly<Record<string, string>> = {
  iso_timestamp: 'a time in UTC such as 2026-11-25T16:30:00Z',
  iso_date: 'a day such as 2026-11-25',
  non_empty: 'a text that is not empty',
  max_value: 'a number from 0 to 1',
  min_value: 'a number from 0 to 1',
}
const formatName = ({ type, expected, message }: Issue) => formatNames[type] ?? expected ?? message

/** Describes a value, such as `text of 12`, `list of 3` or `number`. */
export function describeValue(value: unknown): string {
  if (value === null) return 'null'
  if (value === undefined) return 'nothing'
  if (typeof value === 'string') return `text of ${value.length}`
  if (Array.isArray(value)) return `list of ${value.length}`
  return typeof value
}

const formatPath = ({ path }: { path?: readonly { key: unknown }[] | undefined }) =>
  (path ?? [])
    .map(({ key }) => (typeof key === 'number' ? '[]' : `.${String(key)}`))
    .join('')
    .replace(/^\./, '') || '(the whole answer)'
