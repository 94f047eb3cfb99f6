import * as v from 'valibot'
import { DAY } from '@mocks/seeds/calendar'
import { invalidFields, type MockResponse } from './responses'

export const idField = v.pipe(
  v.union([v.string(), v.number()], 'This field is required'),
  v.transform(String),
  v.nonEmpty('This field is required'),
)

/** A text that must not be empty. */
export function requiredText(message: string) {
  return v.pipe(v.string(message), v.trim(), v.nonEmpty(message))
}

export const dayField = v.pipe(
  v.string('This field is required'),
  v.isoDate('Use the form YYYY-MM-DD'),
  v.check((date) => !Number.isNaN(Date.parse(date)), 'There is no such day'),
)

/** Both days are inclusive and in UTC. */
export const periodFields = { start_date: dayField, end_date: dayField }

export const pageFields = {
  page: v.pipe(v.number('A number is needed'), v.integer(), v.minValue(1, 'Pages start at 1')),
  page_size: v.pipe(
    v.number('A number is needed'),
    v.integer(),
    v.minValue(1, 'At least 1'),
    v.maxValue(100, 'At most 100'),
  ),
}

/** The filters that the lists of sessions and of transactions share. */
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

/** `field` or `-field`, for the fields that the list can be ordered by. */
export function orderingField(fields: readonly string[]) {
  return v.pipe(
    v.string(),
    v.check(
      (ordering) => fields.includes(ordering.replace(/^-/, '')),
      'The list cannot be ordered by this',
    ),
  )
}

/** The errors of a body, by field. */
export function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? 'body'
    const message = issue.received === 'undefined' ? 'This field is required' : issue.message
    errors[field] = [...(errors[field] ?? []), message]
  }
  return errors
}

type Period = { start_date?: string; end_date?: string }

/** The 422 of a period that ends before it starts. */
export function periodError({ start_date, end_date }: Period): MockResponse | undefined {
  if (!start_date || !end_date || start_date <= end_date) return undefined
  return invalidFields({ end_date: ['The end is before the start'] })
}

const MAX_ANALYTICS_PERIOD = 800 * DAY

/** The period of analytics as UTC midnights, or the 422 that rejects it. */
export function analyticsPeriod(period: {
  start_date: string
  end_date: string
}): { start: number; end: number } | MockResponse {
  const error = periodError(period)
  if (error) return error
  const start = Date.parse(period.start_date)
  const end = Date.parse(period.end_date)
  if (end - start > MAX_ANALYTICS_PERIOD)
    return invalidFields({ start_date: ['The period is too long'] })
  return { start, end }
}
