import * as v from 'valibot'
import { cleanText } from './fold-text'
import { idPattern } from './id'
import { isDay } from './period/period'

// Building blocks for the search schemas of routes. They are part of the entry chunk, so keep this file light.

/** A search parameter that may be missing. An invalid value is treated as missing. */
export const optional = <const S extends v.GenericSchema>(schema: S) =>
  v.optional(v.fallback(v.optional(schema), undefined))

/** A search parameter with a default. The default also replaces an invalid value. */
export const withDefault = <const S extends v.GenericSchema, const D extends v.InferOutput<S>>(
  schema: S,
  value: D,
) => v.optional(v.fallback(schema, value), value)

const stringOrNumber = v.pipe(v.union([v.string(), v.number()]), v.transform(String))

/** A calendar day `YYYY-MM-DD`, from 1900 to 2100. */
export const day = v.pipe(v.string(), v.regex(/^(?:19\d\d|20\d\d|2100)-\d\d-\d\d$/), v.check(isDay))

/** Puts a period's days in order. */
export function orderDays<T extends { from?: string; to?: string }>(search: T): T {
  const { from, to } = search
  return v.is(day, from) && v.is(day, to) && from > to ? { ...search, from: to, to: from } : search
}

export const wholeNumber = v.pipe(
  stringOrNumber,
  // Rejects an empty string, because `Number` would convert it to 0.
  v.regex(/^-?\d+$/),
  // Adding 0 turns -0 into 0.
  v.transform((text) => Number(text) + 0),
)

export const idParam = v.pipe(stringOrNumber, v.regex(idPattern))

/** The text that a user typed into a search field. */
export const searchText = v.pipe(
  stringOrNumber,
  v.transform(cleanText),
  v.nonEmpty(),
  v.maxLength(128),
)
