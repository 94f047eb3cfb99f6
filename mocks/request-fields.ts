import * as v from 'valibot'
import { DAY } from '@mocks/seeds/calendar'
import { invalidFields, type MockResponse } from './responses'
import { lazyText, type Language, type Text } from '@mocks/texts/lazy-text'

export const atLeast = (minimum: number) =>
  v.minValue<number, number, Text>(
    minimum,
    lazyText((t) => t.atLeast(minimum)),
  )
export const atMost = (maximum: number) =>
  v.maxValue<number, number, Text>(
    maximum,
    lazyText((t) => t.atMost(maximum)),
  )
export const maxCharacters = (maximum: number) =>
  v.maxLength<string, number, Text>(
    maximum,
    lazyText((t) => t.maxCharacters(maximum)),
  )

/** A score or cutoff, from 0 to 1. */
export const scoreField = v.pipe(v.number(lazyText((t) => t.enterNumber)), atLeast(0), atMost(1))

export const idField = v.pipe(
  v.union(
    [v.string(), v.number()],
    lazyText((t) => t.required),
  ),
  v.transform(String),
  v.nonEmpty(lazyText((t) => t.required)),
)

export function requiredText(message: Text) {
  return v.pipe(v.string(message), v.trim(), v.nonEmpty(message))
}

export const dayField = v.pipe(
  v.string(lazyText((t) => t.required)),
  v.isoDate(lazyText((t) => t.dateFormat)),
  v.check(
    (date) => !Number.isNaN(Date.parse(date)),
    lazyText((t) => t.dateMissing),
  ),
)

/** Both days are inclusive and in UTC. */
export const periodFields = { start_date: dayField, end_date: dayField }

export const pageFields = {
  page: v.pipe(v.number(lazyText((t) => t.enterNumber)), v.integer(), atLeast(1)),
  page_size: v.pipe(v.number(lazyText((t) => t.enterNumber)), v.integer(), atLeast(1), atMost(100)),
}

/** Filters shared by session and transaction lists. */
export const recordListFields = {
  bundle_id: idField,
  ...pageFields,
  start_date: v.optional(dayField),
  end_date: v.optional(dayField),
  status: v.optional(v.string()),
  service: v.optional(v.string()),
  error_code: v.optional(v.number()),
  search: v.optional(v.pipe(v.string(), v.maxLength(200))),
}

/** Accepts a sortable field as `field` for ascending or `-field` for descending order. */
export function orderingField(fields: readonly string[]) {
  return v.pipe(
    v.string(),
    v.check(
      (ordering) => fields.includes(ordering.replace(/^-/, '')),
      lazyText((t) => t.cannotSort),
    ),
  )
}

/** Validates a body and reports errors in the request's language. */
export function parseFields<S extends v.GenericSchema>(
  schema: S,
  body: unknown,
  lang: Language,
): v.SafeParseResult<S> {
  return v.safeParse(schema, body, { lang, message: lazyText((t) => t.invalidValue) })
}

/** Returns body validation errors, keyed by field. */
export function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? 'body'
    errors[field] = [...(errors[field] ?? []), issueText(issue)]
  }
  return errors
}

/** Returns an issue's message in the language that `parseFields` received. */
export function issueText(issue: v.BaseIssue<unknown>): string {
  return issue.received === 'undefined' ? lazyText((t) => t.required)(issue) : issue.message
}

type Period = { start_date?: string; end_date?: string }

/** Returns a 422 response if the period ends before it starts. */
export function periodError({ start_date, end_date }: Period): MockResponse | undefined {
  if (!start_date || !end_date || start_date <= end_date) return undefined
  return invalidFields({ end_date: [lazyText((t) => t.endBeforeStart)] })
}

const MAX_ANALYTICS_PERIOD = 800 * DAY

/** Returns the analytics period as UTC midnights, or a 422 response if it is invalid. */
export function analyticsPeriod(period: {
  start_date: string
  end_date: string
}): { start: number; end: number } | MockResponse {
  const error = periodError(period)
  if (error) return error
  const start = Date.parse(period.start_date)
  const end = Date.parse(period.end_date)
  if (end - start > MAX_ANALYTICS_PERIOD)
    return invalidFields({ start_date: [lazyText((t) => t.periodTooLong)] })
  return { start, end }
}
