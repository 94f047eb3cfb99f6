import * as v from 'valibot'
import { DAY } from '@mocks/seeds/calendar'

export const idField = v.pipe(
  v.union([v.string(), v.number()], 'This field is required'),
  v.transform(String),
  v.nonEmpty('This field is required'),
)

export const dayField = v.pipe(
  v.string('This field is required'),
  v.isoDate('Use the form YYYY-MM-DD'),
  v.check((date) => !Number.isNaN(Date.parse(date)), 'There is no such day'),
)

export const pageFields = {
  page: v.pipe(v.number('A number is needed'), v.integer(), v.minValue(1, 'Pages start at 1')),
  page_size: v.pipe(
    v.number('A number is needed'),
    v.integer(),
    v.minValue(1, 'At least 1'),
    v.maxValue(100, 'At most 100'),
  ),
}

/** `field` or `-field`, of those the list knows. */
export function orderingField(known: readonly string[]) {
  return v.pipe(
    v.string(),
    v.check(
      (ordering) => known.includes(ordering.replace(/^-/, '')),
      'The list cannot be ordered by this',
    ),
  )
}

/** The end of a period must not come before its start. */
export function inOrder({
  start_date,
  end_date,
}: {
  start_date?: string | undefined
  end_date?: string | undefined
}): boolean {
  return !start_date || !end_date || start_date <= end_date
}

export const notInOrder = { end_date: ['The end is before the start'] }

const LONGEST = 800 * DAY

/** UTC midnights; undefined when the figures of so long a period are refused. */
export function periodOf(period: {
  start_date: string
  end_date: string
}): { start: number; end: number } | undefined {
  const start = Date.parse(period.start_date)
  const end = Date.parse(period.end_date)
  return end - start > LONGEST ? undefined : { start, end }
}
