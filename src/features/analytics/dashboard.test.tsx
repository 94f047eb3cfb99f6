import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { renderPortal, setOnline } from '@/test/render-portal'
import { watchDownloads } from '@/test/watch-downloads'

let files: ReturnType<typeof watchDownloads> = []

beforeEach(() => {
  files = watchDownloads()
  // Silences the warning that charts log in tests because they have no size.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

const HOME = '/app/pages/home'
const september = { from: '2026-09-01', to: '2026-09-30' }
const inSeptember = `?from=${september.from}&to=${september.to}`
const getSessions = (bundleId: string) => `/app/pages/bundle/${bundleId}/sessions`

type Portal = Awaited<ReturnType<typeof renderPortal>>

const figure = (name: string) => screen.findByRole('link', { name })
const card = (name: string) => within(screen.getAllByRole('region', { name })[0] ?? document.body)
/** Returns a table's rows without the column headers. */
const getBody = (name: string) => {
  const table = screen.getByRole<HTMLTableElement>('table', { name })
  return [...table.querySelectorAll('tr')].slice(1)
}
const getCells = (row: HTMLTableRowElement) => [...row.cells].map(({ textContent }) => textContent)
const getHref = (link: HTMLElement) => link.getAttribute('href') ?? ''
const getSearch = ({ search }: Portal) => Object.fromEntries(search())

async function press({ user }: Portal, name: string | RegExp) {
  await user.click(await screen.findByRole('button', { name }))
}

async function choosePeriod({ user }: Portal, name: string) {
  fireEvent.click(screen.getByRole('button', { name: /^Period:/ }))
  const periods = await screen.findByRole('dialog', { name: 'Period' })
  await user.click(within(periods).getByRole('button', { name }))
}

async function readSavedFile() {
  const { blob, name } = files.at(-1) ?? {}
  // Blob.text() would drop the byte-order mark.
  const bytes = await blob?.arrayBuffer()
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  return { name, text, records: text.trimEnd().split('\r\n').slice(1) }
}

test('replaces the metrics with an error but keeps the period filter when a request fails', async () => {
  const fault = { path: 'dashboard-analytics', count: 'always' } as const
  const portal = await renderPortal('client', HOME, { ...fault, kind: 'hang' })
  expect(await screen.findByRole('status', { name: 'Loading the figures' })).toBeTruthy()

  portal.faults({ ...fault, kind: 'status', status: 500 })
  await choosePeriod(portal, 'Last 7 days')
  expect((await screen.findByRole('alert')).textContent).toContain('Internal Server Error')
  portal.faults()
  await press(portal, 'Try again')
  expect(await figure('Sessions')).toBeTruthy()

  portal.faults({ ...fault, kind: 'status', status: 403 })
  await choosePeriod(portal, 'Last 90 days')
  expect(await screen.findByText('You do not have access to this')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Sessions' })).toBeNull()
  portal.faults()
  await portal.open(`${HOME}?from=1900-01-01`)
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toContain('The period is too long'),
  )
  expect(screen.getByRole('button', { name: /^Period:/ })).toBeTruthy()
})

test('E9 E10 sends at most three requests to a busy server and respects its Retry-After header', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const busy = { path: 'dashboard-analytics', kind: 'status', status: 503 } as const
  const again = { 'retry-after': '2' }
  const portal = await renderPortal('client', HOME, { ...busy, headers: again, count: 2 })
  const statuses = () => portal.calls('dashboard-analytics').map(({ status }) => status)
  await waitFor(() => expect(statuses()).toEqual([503]))
  await vi.advanceTimersByTimeAsync(1_800)
  expect(statuses()).toEqual([503])
  await vi.advanceTimersByTimeAsync(200)
  await waitFor(() => expect(statuses()).toEqual([503, 503]))
  await vi.advanceTimersByTimeAsync(1_800)
  expect(statuses()).toEqual([503, 503])
  await vi.advanceTimersByTimeAsync(200)
  expect(await figure('Sessions')).toBeTruthy()
  expect(statuses().slice(0, 3)).toEqual([503, 503, 200])

  portal.faults({ ...busy, count: 'always' })
  const before = statuses().length
  await choosePeriod(portal, 'Last 7 days')
  await waitFor(() => expect(statuses().length).toBe(before + 1))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(statuses().slice(before)).toEqual([503, 503, 503])
})

test('marks the metrics on screen as updating while newer data loads', async () => {
  const portal = await renderPortal('client', HOME + inSeptember)
  expect(await figure('Sessions')).toBeTruthy()
  expect(await screen.findByRole('img', { name: /^Sessions by day/ })).toBeTruthy()
  const mark = () => screen.queryByText('Updating…')
  await waitFor(() => expect(mark()).toBeNull())
  setOnline(false)
  portal.faults({ path: 'dashboard-analytics', kind: 'hang', count: 'always' })
  setOnline(true)
  await waitFor(() => expect(mark()).toBeTruthy())
  expect(await figure('Sessions')).toBeTruthy()

  await choosePeriod(portal, 'Last 7 days')
  await waitFor(() => expect(getSearch(portal)['from']).not.toBe(september.from))
  expect(mark()).toBeTruthy()
  expect(screen.getByRole('img', { name: /^Sessions by day/ })).toBeTruthy()
  // The metrics on screen still belong to the previously selected period and link to it.
  await press(portal, 'Export Services as CSV')
  expect((await readSavedFile()).name).toBe(`services-${september.from}-${september.to}.csv`)
  const sessions = await figure('Sessions')
  const count = sessions.closest('div')?.querySelector('bdi')?.textContent ?? ''
  await portal.user.click(sessions)
  await waitFor(() => expect(portal.path()).toBe('/app/pages/bundle'))
  expect(getSearch(portal)).toEqual({ ...september, tab: 'sessions' })
  expect(await screen.findByText(`${count} sessions`)).toBeTruthy()
})

test('links every number directly to a list with the same count if the client has one bundle', async () => {
  const onlyWallet = {
    path: 'organization-bundles',
    kind: 'status',
    status: 200,
    body: { bundles: [{ id: '20024', name: 'Wallet sign-up' }] },
    count: 'always',
  } as const
  // Opens this bundle's analytics because the dashboard counts the sessions of all bundles.
  const figures = `${getSessions('20024')}${inSeptember}&tab=analytics`
  const portal = await renderPortal('client', figures, onlyWallet)
  const services = within(await screen.findByRole('list', { name: 'Services' }))
  const errors = within(screen.getByRole('list', { name: 'Errors' }))
  const main = screen.getByRole('main')
  expect(services.getAllByRole('listitem')).toHaveLength(3)
  const numbers = [
    ...within(main).getAllByRole('link', { name: 'Sessions' }).slice(-1),
    ...within(main).getAllByRole('link', { name: 'Transactions' }).slice(-1),
    ...services.getAllByRole('link').slice(0, 1),
    ...errors.getAllByRole('link').slice(0, 1),
  ]
  expect(numbers).toHaveLength(4)
  const links = numbers.map((link) => ({ href: getHref(link), count: numberBeside(link) }))
  await press(portal, 'Show Sessions by day as a table')
  const [, cell = main] = card('Sessions by day').getAllByRole('link')
  links.push({ href: getHref(cell), count: cell.textContent })
  // All five counts differ, so a link to the wrong list cannot pass.
  expect(new Set(links.map(({ count }) => count)).size).toBe(5)
  for (const { href, count } of links) {
    // A short page loads faster and has the same total count.
    await portal.open(`${href}&page_size=10`)
    await waitFor(() =>
      expect(
        within(screen.getByRole('navigation', { name: 'Pages' })).getByRole('status').textContent,
        href,
      ).toMatch(new RegExp(` of ${count}$`)),
    )
  }

  await portal.open(HOME + inSeptember)
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' })
  const all = await screen.findByRole('list', { name: 'Errors' })
  await portal.user.click((await within(all).findAllByRole('link'))[0] ?? all)
  await waitFor(() => expect(portal.path()).toBe(getSessions('20024')))
  expect(portal.search().get('error_code')).toMatch(/^\d+$/)
})

/** Returns the last whole number in the card or bar around a link. */
function numberBeside(link: HTMLElement): string {
  const texts = document.createTreeWalker(link.closest('li, div') ?? link, NodeFilter.SHOW_TEXT)
  let foundText = 'none'
  while (texts.nextNode()) {
    const text = texts.currentNode.textContent ?? ''
    if (/^[\d,]+$/.test(text)) foundText = text
  }
  return foundText
}

test('shows every chart as a table and exports the same numbers as CSV', async () => {
  const portal = await renderPortal('client', HOME + inSeptember)
  expect(await screen.findByRole('img', { name: /^Sessions by day/ })).toBeTruthy()
  await press(portal, 'Export Sessions by day as CSV')
  const days = await readSavedFile()
  expect(days.name).toBe('sessions-by-day-2026-09-01-2026-09-30.csv')
  const start = '\u{FEFF}Day,Sessions,Verified,Failed,In progress or expired\r\n2026-09-30,'
  expect(days.text.startsWith(start)).toBe(true)
  for (const [, all, ...outcomes] of days.records.map((record) => record.split(',').map(Number)))
    expect(outcomes.reduce((sum, count) => sum + count, 0)).toBe(all)
  const countedSum = days.records.reduce((sum, record) => sum + Number(record.split(',')[1]), 0)
  const main = within(screen.getByRole('main'))
  expect(main.getAllByText(countedSum.toLocaleString('en')).length).toBeGreaterThan(0)

  await press(portal, 'Show Sessions by day as a table')
  expect(getBody('Sessions by day')).toHaveLength(30)
  for (const name of ['Services', 'Bundles', 'Errors']) {
    await press(portal, `Show ${name} as a table`)
    await press(portal, `Export ${name} as CSV`)
    const { records } = await readSavedFile()
    expect(getBody(name), name).toHaveLength(records.length)
  }
  await press(portal, 'Export Services as CSV')
  expect(getBody('Services').map(getCells)).toEqual((await readSavedFile()).records.map(asShown))
  const counts = getBody('Errors').map((row) => Number(getCells(row).at(-1)?.replace(',', '')))
  expect(counts.length).toBeGreaterThan(3)
  expect(counts).toEqual(counts.toSorted((a, b) => b - a))

  const third = within(getBody('Sessions by day')[2] ?? document.body)
  await portal.user.click(third.getAllByRole('link')[2] ?? document.body)
  const day = { from: '2026-09-28', to: '2026-09-28' }
  await waitFor(() =>
    expect(getSearch(portal)).toEqual({ ...day, status: 'failed', tab: 'sessions' }),
  )
})

/** Formats a services CSV record like its table row on the screen. */
function asShown(record: string): string[] {
  const [service = '', ran, failed, rate, attempts] = record.split(',')
  const percent = { style: 'percent', maximumFractionDigits: 1 } as const
  return [
    service,
    Number(ran).toLocaleString('en'),
    Number(failed).toLocaleString('en'),
    Number(rate).toLocaleString('en', percent),
    Number(attempts).toLocaleString('en'),
  ]
}

test('shows the three steps to a first verification only to a client without any sessions', async () => {
  await renderPortal('client', `${HOME}?from=2020-01-01&to=2020-01-31`)
  expect(await screen.findByText('No sessions in this period')).toBeTruthy()
  expect(screen.queryByText(/Three steps/)).toBeNull()

  await renderPortal('client-empty', HOME)
  expect(await screen.findByText('Three steps to your first verification')).toBeTruthy()
  const main = within(screen.getByRole('main'))
  for (const [name, path] of [
    ['Read the API docs', '/app/pages/api'],
    ['Read the SDK docs', '/app/pages/sdk'],
    ['Try ID text recognition', '/app/pages/egnid-ocr'],
  ] as const) {
    expect(getHref(main.getByRole('link', { name }))).toBe(path)
  }
})

test('links top clients and totals to matching lists and shows the same counts in the table', async () => {
  const portal = await renderPortal('admin', `/admin/dashboard${inSeptember}`)
  const clients = within(await screen.findByRole('list', { name: 'Top clients' }))
  const [first] = clients.getAllByRole('listitem')
  const link = within(first ?? document.body).getByRole('link', { name: 'Lotus Digital Bank' })
  expect(getHref(link)).toBe(
    `/admin/sessions?client=1001&from=${september.from}&to=${september.to}`,
  )
  const sessions = numberBeside(link)

  await press(portal, 'Show Top clients as a table')
  // The previous period loads after the current period.
  await screen.findByRole('columnheader', { name: 'Own average, previous period' })
  const table = screen.getByRole<HTMLTableElement>('table', { name: 'Top clients' })
  expect(table.rows[0]?.textContent).toBe(
    'ClientSessionsSession success rateOwn average, previous periodCompared with own averageTransactionsBillable',
  )
  const [cells = []] = getBody('Top clients').map(getCells)
  expect(cells.slice(0, 2)).toEqual(['Lotus Digital Bank', sessions])
  // The dashboard's total must equal the sum of all clients' billable calls.
  const billable = getBody('Top clients').map((row) => Number(getCells(row)[6]?.replace(',', '')))
  const all = billable.reduce((sum, count) => sum + count, 0).toLocaleString('en')
  const transactions = screen.getByRole('link', { name: 'Transactions' })
  expect(transactions.closest('div')?.textContent).toContain(`${all} billable`)

  expect(getHref(transactions)).toMatch(/^\/admin\/transactions\?/)

  await portal.user.click(screen.getByRole('link', { name: 'Session success rate' }))
  await waitFor(() => expect(portal.path()).toBe('/admin/sessions'))
  expect(getSearch(portal)).toEqual({ ...september, status: 'success' })
})

test("A3 shows the server's message for a 403 response and keeps the administrator signed in", async () => {
  const portal = await renderPortal('admin-monitoring', '/admin/dashboard')
  const refusal = await screen.findByRole('alert')
  expect(refusal.textContent).toContain('You do not have access to this')
  expect(refusal.textContent).toContain('You do not have permission to perform this action')
  expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Period:/ })).toBeTruthy()
  expect(portal.path()).toBe('/admin/dashboard')
})
