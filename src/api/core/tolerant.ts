import * as v from 'valibot'
import { sealPersonal } from '@/lib/personal'

/** An opaque id. A number becomes a string. */
export const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty())

/** Any text, including an empty one. Numbers are accepted, because references often are numbers. */
export const text = v.pipe(v.union([v.string(), v.number()]), v.transform(String))

/** A time in UTC, ISO 8601; and a day. Read like any text; only what a backend should send differs (wire-schema.ts). */
export const moment = { ...text }
export const dayText = { ...text }

/** A text that identifies a person. Only what masks it can read it. */
export const personal = v.pipe(text, v.transform(sealPersonal))

/** A text that must not be empty, such as a token or key. */
export const nonEmptyText = v.pipe(v.string(), v.nonEmpty())

/** A finite number, or a string containing one. */
export const num = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty(), v.transform(Number))]),
  v.finite(),
)

const spelledFlags = new Map<unknown, boolean>([
  [true, true],
  [false, false],
  [1, true],
  [0, false],
  ['1', true],
  ['0', false],
  ['true', true],
  ['false', false],
])

/** A boolean or one of its common spellings; truthiness does not count. */
export const flag = v.pipe(
  v.unknown(),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
    const parsed = spelledFlags.get(typeof value === 'string' ? value.toLowerCase() : value)
    if (parsed !== undefined) return parsed
    addIssue({ message: 'Invalid type: Expected boolean' })
    return NEVER
  }),
)

/** An optional field: missing, null and invalid values become undefined (shown as "—"). */
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

/** A list that is empty when missing or null. An invalid element is still an error. */
export function maybeList<const S extends v.GenericSchema>(item: S) {
  return v.optional(
    v.pipe(
      v.nullable(v.array(item)),
      v.transform((items) => items ?? []),
    ),
    [],
  )
}

/** The record by its id where it has no name, because one missing name must not make a whole answer unreadable. */
export function withName<T extends { name?: string | undefined }>(
  record: T,
  ownId: string,
): T & { name: string } {
  return { ...record, name: record.name?.trim() ? record.name : ownId }
}

/** A client or a bundle, of which only the name is needed. */
export const namedRecord = v.pipe(
  v.object({ id, name: maybe(text) }),
  v.transform((record) => withName(record, record.id)),
)

/** One of the known values in any case. An unknown string passes unchanged and is shown humanised. */
export function openEnum<const T extends string>(known: readonly T[]) {
  const schema = v.pipe(
    v.string(),
    v.transform((value): T | (string & {}) => {
      const lower = value.toLowerCase()
      return known.find((each) => each.toLowerCase() === lower) ?? value
    }),
  )
  return { ...schema, known }
}
