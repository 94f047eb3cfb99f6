import { failure, judgeRefusal } from './answer'
import type { Caller } from './caller'
import type { List, Page, Row } from './lists'
import type { Fields } from './visit'

/** Small page size, so most lists have a second page. */
const PAGE_SIZE = 5
const HOUR = 3_600_000
/** Date tolerance in milliseconds, because a backend may count days in another time zone. */
const ZONES = 14 * HOUR

type Ask = (more: Fields) => Promise<Page | undefined>
/** A list whose first page has been read. */
type Opened = { caller: Caller; list: List; ask: Ask; first: Page }

/**
 * Reads a list and checks that its pages, order, filters and periods match the request. Returns all records seen, or
 * none if the list is empty or can't be read.
 */
export async function checkList(caller: Caller, list: List, fields: Fields = {}): Promise<Row[]> {
  const ask: Ask = async (more) => {
    const sentFields = { ...fields, page: 1, page_size: PAGE_SIZE, ...more }
    const page = await caller.read(list.id, sentFields, list.schema)
    if (!page || page.rows.length > 0 || !page.total || sentFields.page > 1) return page
    caller.recordFindings(
      list.id,
      failure('page', 'records on page 1', `none of ${page.total}, as if pages counted from 0`),
    )
    return undefined
  }
  const first = await ask({})
  if (!first) return []
  const openedList = { caller, list, ask, first }
  const seenRows = [
    ...first.rows,
    ...(await checkPages(openedList)),
    ...(await checkOrder(openedList)),
  ]
  await checkStatus(openedList, seenRows)
  await checkService(openedList, seenRows)
  await checkPeriod(openedList, seenRows)
  return seenRows
}

async function checkPages({ caller, list, ask, first }: Opened): Promise<Row[]> {
  const { rows, total } = first
  const { totalName = 'total' } = list
  const reportFinding = (...finding: Parameters<typeof failure>) =>
    caller.recordFindings(list.id, failure(...finding))
  if (rows.length > PAGE_SIZE)
    reportFinding('page_size', `${PAGE_SIZE} records at most`, `${rows.length} records`)
  if (rows.length < PAGE_SIZE) {
    if (total !== undefined && total > rows.length)
      reportFinding(totalName, `${rows.length}, as on the only page`, 'more')
    caller.markUnchecked([`${list.id} (page)`], 'no second page found')
    return []
  }
  const second = await ask({ page: 2 })
  if (!second) return []
  const ids = (page: Page) => page.rows.map(({ id }) => id).join('\n')
  const atLeast = rows.length + second.rows.length
  if (ids(second) === ids(first))
    reportFinding('page', 'other records on page 2', 'the same as on page 1')
  else if (total === undefined || second.total === undefined) return second.rows
  else if (second.rows.length === 0 && total > rows.length)
    reportFinding('page', 'records on page 2', 'none')
  else if (Math.min(total, second.total) < atLeast)
    reportFinding(totalName, `all records: ${atLeast} at least`, 'fewer')
  return second.rows
}

async function checkOrder({ caller, list, ask }: Opened): Promise<Row[]> {
  const { ordering } = list
  if (ordering === undefined) return []
  const newest = await ask({ ordering: `-${ordering}` })
  const oldest = await ask({ ordering })
  if (!newest || !oldest) return []
  const rows = [...newest.rows, ...oldest.rows]
  const falling = listTimes(newest.rows)
  const rising = listTimes(oldest.rows)
  if (falling.length + rising.length < rows.length || falling.length < 2) {
    caller.markUnchecked([`${list.id} (ordering)`], 'fewer than two times found that can be read')
    return rows
  }
  const isSorted = (times: number[]) =>
    times.every((time, at) => at === 0 || (times[at - 1] ?? 0) <= time)
  if (
    !isSorted(rising) ||
    !isSorted(falling.toReversed()) ||
    Number(rising[0]) > Number(falling[0])
  ) {
    const expectedText = `-${ordering}: the newest first; ${ordering}: the oldest first`
    caller.recordFindings(list.id, failure('ordering', expectedText, 'another order'))
  }
  return rows
}

async function checkStatus(openedList: Opened, seenRows: readonly Row[]): Promise<void> {
  const { statuses } = openedList.list
  const [top] = openedList.first.rows
  if (!statuses || !top) return
  const knownRows = seenRows.filter(
    ({ status }) => status !== undefined && statuses.includes(status),
  )
  const wantedValue =
    knownRows.find(({ status }) => status !== top.status)?.status ??
    statuses.find((status) => status !== top.status)
  await checkFilter(openedList, knownRows, 'status', wantedValue, ({ status }) =>
    statuses.includes(status ?? '') ? status === wantedValue : true,
  )
}

async function checkService(openedList: Opened, seenRows: readonly Row[]): Promise<void> {
  const [top] = openedList.first.rows
  if (!openedList.list.hasService || !top) return
  const wantedValue = seenRows
    .flatMap(({ services = [] }) => services)
    .find((each) => !top.services?.includes(each))
  if (wantedValue === undefined)
    return openedList.caller.markUnchecked(
      [`${openedList.list.id} (service)`],
      'all records found have the same',
    )
  await checkFilter(openedList, seenRows, 'service', wantedValue, ({ services }) =>
    services?.includes(wantedValue),
  )
}

/** Filters by a value that the first record lacks. If the backend ignores the filter, it returns that record. */
async function checkFilter(
  { caller, list, ask }: Opened,
  seenRows: readonly Row[],
  field: string,
  wantedValue: string | undefined,
  isWanted: (row: Row) => boolean | undefined,
): Promise<void> {
  const page = await ask({ [field]: wantedValue })
  if (!page) return
  const others = page.rows.filter((row) => !isWanted(row)).length
  if (others > 0)
    caller.recordFindings(
      list.id,
      failure(field, 'no other records', `${others} of ${page.rows.length}`),
    )
  else if (page.rows.length === 0 && seenRows.some(isWanted))
    caller.recordFindings(list.id, failure(field, 'the records that have it', 'none'))
}

async function checkPeriod({ caller, list, ask, first }: Opened, seenRows: readonly Row[]) {
  if (!list.hasPeriod || first.rows.length === 0) return
  const times = listTimes(seenRows).toSorted((a, b) => a - b)
  // Choose a day that the first page doesn't match, because a backend that ignores the period returns that page.
  const day = [times[0], times.at(-1)]
    .map((time) => (time === undefined ? '' : new Date(time).toISOString().slice(0, 10)))
    .find((each) => each && listTimes(first.rows).some((time) => !isWithin(time, each, each)))
  if (day === undefined)
    return caller.markUnchecked(
      [`${list.id} (start_date, end_date)`],
      'no records of several days found',
    )
  const page = await ask({ start_date: day, end_date: day })
  if (!page) return
  const others = listTimes(page.rows).filter((time) => !isWithin(time, day, day)).length
  const reportFinding = (expectedText: string, actualText: string) =>
    caller.recordFindings(list.id, failure('start_date, end_date', expectedText, actualText))
  if (others > 0) reportFinding('records of that day alone', `${others} of other days`)
  else if (page.rows.length === 0) reportFinding('the records of that day', 'none')
}

/** Checks that all dates of an analytics series are within the requested period. */
export function checkSeries(
  caller: Caller,
  name: string,
  series: readonly { date: string }[],
  { start_date, end_date }: { start_date: string; end_date: string },
): void {
  const times = series.flatMap(({ date }) => parseTime(date) ?? [])
  const others = times.filter((time) => !isWithin(time, start_date, end_date)).length
  if (others === 0) return
  const actualText = `${others} of ${times.length} outside`
  caller.recordFindings(
    name,
    failure('start_date, end_date', 'a series within the period', actualText),
  )
}

/** Checks that error responses have the format that the portal parses. */
export async function checkRefusals(caller: Caller, bundleId: string | undefined): Promise<void> {
  if (bundleId === undefined) caller.markUnchecked(['getSession (bad ID)'], 'no bundle found')
  else {
    const fields = { bundle_id: bundleId, session_id: 'no-such-session' }
    const { name, outcome } = await caller.send('getSession', fields, { note: 'bad ID' })
    const isExpected = (status: number) => status >= 400 && status < 500
    caller.recordFindings(
      name,
      ...judgeRefusal(outcome, '4xx to an ID that does not exist', isExpected),
    )
  }
  const anyRead = caller.realm === 'client' ? 'getProfile' : 'listIdentityOrganizations'
  const special = { note: 'bad token', bearer: 'no-such-token' }
  const { name, outcome } = await caller.send(anyRead, {}, special)
  const isExpected = (status: number) => status === 401 || status === 403
  caller.recordFindings(name, ...judgeRefusal(outcome, '401 or 403 to a bad token', isExpected))
}

const listTimes = (rows: readonly Row[]) => rows.flatMap(({ time }) => parseTime(time ?? '') ?? [])

/**
 * Parses an ISO time, in UTC if it has no zone. Returns undefined for other formats, because their order of day and
 * month is unknown.
 */
function parseTime(text: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d/.test(text)) return undefined
  const hasZone = text.length <= 10 || /(?:Z|[+-]\d\d(?::?\d\d)?)$/i.test(text.slice(10))
  const time = Date.parse(hasZone ? text : `${text}Z`)
  return Number.isNaN(time) ? undefined : time
}

const isWithin = (time: number, from: string, to: string) =>
  time >= Date.parse(from) - ZONES && time <= Date.parse(to) + 24 * HOUR + ZONES
