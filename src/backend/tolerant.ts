import * as v from 'valibot'
import { sealPersonal } from '@/lib/personal'

/** An opaque ID. A number becomes a string. */
export const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty())

/** Any text, including empty text and numbers, because references are often numbers. */
export const text = v.pipe(v.union([v.string(), v.number()]), v.transform(String))

/** An ISO 8601 time in UTC. A date without a time remains a date. */
export const moment = v.pipe(text, v.transform(toUtc), v.string())

/** A calendar day. A value with a time keeps the time. */
export const dayText = { ...moment }

const isoTime =
  /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?) ?(Z|[+-]\d\d)?:?(\d\d)?)?$/

/**
 * Maximum timestamp in seconds. A larger number counts as milliseconds, because in seconds it would be after the year
 * 5000.
 */
const MAX_SECONDS = 1e11

/** Converts an ISO 8601 time or a Unix timestamp to UTC. A time without a zone is in UTC. */
function toUtc(value: string): string | undefined {
  const codeText = value.trim().toUpperCase()
  const [, day, time, zone = 'Z', minutes = '00'] = isoTime.exec(codeText) ?? []
  const count = Number(codeText || Number.NaN)
  const date = new Date(
    day === undefined
      ? count * (Math.abs(count) < MAX_SECONDS ? 1000 : 1)
      : `${day}T${time ?? '00:00'}${zone === 'Z' ? zone : `${zone}:${minutes}`}`,
  )
  if (Number.isNaN(date.getTime())) return undefined
  return day && !time ? day : date.toISOString().replace('.000Z', 'Z')
}

/** Text that identifies a person. Only the masking code can read it. */
export const personal = v.pipe(text, v.transform(sealPersonal))

/** Non-empty text, such as a token or key. */
export const nonEmptyText = v.pipe(v.string(), v.nonEmpty())

/** A finite number, or a string that contains a finite number. */
export const num = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty(), v.transform(Number))]),
  v.finite(),
)

const spelledFlag = /^\s*(?:(true|1)|false|0)\s*$/i

/** A number from 0 to 1, or slightly more after rounding. A larger number would be a percentage, so it is rejected. */
export const fraction = v.pipe(num, v.maxValue(1.01))

/** A boolean or one of its common spellings. Truthiness does not count. */
export const flag = v.pipe(
  v.union([v.boolean(), v.number(), v.string()]),
  v.transform((value) => {
    const match = spelledFlag.exec(String(value))
    return match ? match[1] !== undefined : undefined
  }),
  v.boolean(),
)

/** Makes a field optional. Missing, null and invalid values become undefined (shown as "—"). */
export function maybe<const S extends v.GenericSchema>(schema: S) {
  return v.optional(
    v.fallback(
      v.pipe(
        v.nullable(schema),
        v.transform((value) => value ?? undefined),
      ),
      undefined,
    ),
  )
}

/**
 * Like `maybe`, for a field that a backend should always send, so the wire schema requires the field. `otherwise`
 * replaces a missing or invalid value.
 */
export function expected<const S extends v.GenericSchema, const O = undefined>(
  schema: S,
  ...[otherwise]: O[]
) {
  return {
    ...v.fallback(
      v.pipe(
        schema,
        v.transform((value: v.InferOutput<S>): v.InferOutput<S> | O => value),
      ),
      () => otherwise,
    ),
    wire: schema,
  }
}

/** Accepts an object whose fields may all be missing. A missing or invalid object is parsed like an empty object. */
export function part<const S extends v.GenericSchema>(schema: S) {
  return { ...v.fallback(schema, () => v.parse(schema, {})), wire: schema }
}

/** Elements that the current parse has omitted. */
let unread: Unread[] = []
type Unread = { list: readonly unknown[]; index: number; issues: readonly v.BaseIssue<unknown>[] }
/** Number of omitted elements per list. */
const unreadCounts = new WeakMap<object, number>()
const unreadCount = (list: unknown) => (list instanceof Object ? unreadCounts.get(list) : undefined)

/** Parses an array and omits its unreadable elements. Fails if no element is readable, unless `mayBeEmptied` is set. */
export function rows<const S extends v.GenericSchema>(
  item: S,
  mayBeEmptied = false,
): v.ArraySchema<S, undefined> {
  const schema = v.array(item)
  return {
    ...schema,
    '~run': (dataset, config) => {
      const list: unknown = dataset.value
      if (!Array.isArray(list)) return schema['~run'](dataset, config)
      const value: v.InferOutput<S>[] = []
      for (const [index, each] of list.entries()) {
        const parseResult = v.safeParse(item, each)
        if (parseResult.success) value.push(parseResult.output)
        else unread.push({ list, index, issues: parseResult.issues })
      }
      if (list.length > 0 && value.length === 0 && !mayBeEmptied)
        return schema['~run'](dataset, config)
      unreadCounts.set(value, list.length - value.length)
      return { typed: true, value }
    },
  }
}

/** Parses an array inside a record and omits its unreadable elements. A missing or invalid array becomes empty. */
export function maybeList<const S extends v.GenericSchema>(item: S) {
  return v.optional(
    v.fallback(
      v.pipe(
        v.nullable(rows(item, true)),
        v.transform((items) => items ?? []),
      ),
      [],
    ),
    [],
  )
}

/** Like `maybeList`, for a field that a backend should always send. */
export function expectedList<const S extends v.GenericSchema>(item: S) {
  return v.fallback(rows(item, true), () => [])
}

/** Parses a list response and counts its unreadable rows. */
export function listResponse<const E extends v.ObjectEntries>(entries: E) {
  return v.pipe(v.object(entries), v.transform(withUnread))
}

/** Adds `unread`, the number of unreadable elements in the record's list, if there are any. */
export function withUnread<T extends object>(response: T): T & { unread?: number | undefined } {
  return { ...response, unread: Object.values(response).map(unreadCount).find(Boolean) }
}

/**
 * Parses a response about one record. Fails if the response has none of the record's fields, because its shape then
 * differs.
 */
export function recordResponse<const E extends v.ObjectEntries>(entries: E) {
  return v.pipe(
    v.object(entries),
    v.check((record) => Object.values(record).some(hasContent), 'Expected a known field'),
  )
}

/** Whether a response has a value at any depth. NaN counts as a missing number. */
export function hasContent(value: unknown): boolean {
  if (value instanceof Object) return Object.values(value).some(hasContent)
  return value !== undefined && !Number.isNaN(value)
}

/** Parses a response. Paths in `unread` start at the response, such as `sessions[3].session_id`. */
export function parseTolerantly<T>(schema: v.GenericSchema<unknown, T>, response: unknown) {
  unread = []
  const result = v.safeParse(schema, response)
  return {
    result,
    unread: unread.flatMap(({ list, index, issues }) =>
      issues.map(({ path = [], ...issue }) => ({
        ...issue,
        path: [...[...(pathTo(list, response) ?? []), index].map((key) => ({ key })), ...path],
      })),
    ),
  }
}

function pathTo(list: unknown, within: unknown): PropertyKey[] | undefined {
  if (within === list) return []
  if (typeof within !== 'object' || within === null) return undefined
  for (const [key, value] of Object.entries(within)) {
    const rest = pathTo(list, value)
    if (rest) return [Array.isArray(within) ? Number(key) : key, ...rest]
  }
  return undefined
}

/** Uses the ID as the name of a record without a name. One missing name must not make a whole response unreadable. */
export function withName<T extends { name?: string | undefined }>(
  record: T,
  ownId: string,
): T & { name: string } {
  return { ...record, name: record.name?.trim() ? record.name : ownId }
}

export const ownerRecord = v.pipe(
  v.object({ id: expected(id), name: maybe(text) }),
  v.transform((owner) => withName(owner, owner.id ?? '')),
)

/** Assigns a record without a bundle to the requested bundle. */
export const bundleFields =
  ({ bundle_id }: { bundle_id: string }) =>
  <T extends { bundle_id: string | undefined }>(record: T) => ({
    ...record,
    bundle_id: record.bundle_id ?? bundle_id,
  })

/** A client or a bundle with only its ID and name. */
export const namedRecord = v.pipe(
  v.object({ id, name: maybe(text) }),
  v.transform((record) => withName(record, record.id)),
)

/**
 * Accepts the known values in any letter case. Keeps unknown text unchanged, and the screen humanizes it.
 */
export function openEnum<const T extends string>(knownValues: readonly T[]) {
  const schema = v.pipe(
    text,
    v.nonEmpty(),
    v.transform((value): T | (string & {}) => {
      const lower = value.toLowerCase()
      return knownValues.find((each) => each.toLowerCase() === lower) ?? value
    }),
  )
  return { ...schema, known: knownValues }
}
