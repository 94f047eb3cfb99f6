import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { renderPortal } from '@/test/render-portal'
import { watchDownloads } from '@/test/watch-downloads'

// Charts log a warning in tests because they have no size.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))

const WALLET = '/admin/analytic?client=1001&bundle=20024'
const SEPTEMBER = '&from=2026-09-01&to=2026-09-30'
const path = 'bundle-analytics'

/** Returns the text of the card with this label. */
const figure = (label: string) => screen.getByText(label).parentElement?.textContent ?? ''
const numberIn = (text: string | undefined) => Number(text?.replaceAll(',', '').match(/\d+/)?.[0])
const usage = () => screen.findByRole('list', { name: 'Usage by service' })
const service = (list: HTMLElement, name: string) =>
  within(list).getByRole('heading', { name }).closest('li')?.textContent ?? ''

function setToday(day: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T12:00:00Z`) })
  onTestFinished(() => void vi.useRealTimers())
}

async function savedRecords(files: ReturnType<typeof watchDownloads>) {
  const { blob, name } = files.at(-1) ?? {}
  const text = (await blob?.text()) ?? ''
  const [head = [], ...records] = text.split('\r\n').map((line) => line.split(/,(?=\S)/))
  return { name, head, records: records.filter(([first]) => first) }
}

test('shows a prompt and requests no figures until a bundle is chosen', async () => {
  const portal = await renderPortal('admin', '/admin/analytic')
  expect(
    await screen.findByText('Usage is billed per bundle. Choose a bundle to see its usage.'),
  ).toBeTruthy()
  expect(portal.calls(path)).toEqual([])
  expect(screen.queryByRole('link', { name: 'Bundle analytics' })).toBeNull()
})

test("shows each service's price ladder, with hits that add up to the billable calls", async () => {
  const files = watchDownloads()
  const { user } = await renderPortal('admin', WALLET + SEPTEMBER)
  const list = await usage()
  const billable = numberIn(figure('Billable calls').replace('Billable calls', ''))
  const hits = ['ID OCR', 'Liveness', 'Face match'].map((name) =>
    numberIn(service(list, name).match(/[\d,]+ hits?/)?.[0]),
  )
  expect(billable).toBeGreaterThan(100)
  expect(hits.reduce((sum, count) => sum + count, 0)).toBe(billable)
  expect(
    within(list)
      .getAllByRole('list')
      .map((ladder) => within(ladder).getAllByRole('listitem').length)
      .toSorted((a, b) => a - b),
  ).toEqual([2, 3, 4])
  const liveness = within(list).getByRole('list', { name: 'Liveness tiers' })
  expect(liveness.querySelector('[aria-current=step]')?.textContent).toMatch(/^0 – 500\d+ used/)
  expect(service(list, 'Liveness')).toMatch(
    /per transaction · tiered.*Tier 1 of 4, [\d.]+% used: \d+ hits until tier 2/,
  )
  expect(liveness.textContent).toContain('7,501 – ∞')
  expect(figure('Forecast for the month')).toContain('Available for the current month only')
  await waitFor(() =>
    expect(service(list, 'ID OCR')).toMatch(/(more|fewer|Same).* \(Aug 1\s–\s31, 2026\)$/),
  )
  expect(figure('Billable calls')).toMatch(/than in Aug 1\s–\s31, 2026$/)

  await user.click(screen.getByRole('button', { name: 'Export Usage by service as CSV' }))
  const { name, head, records } = await savedRecords(files)
  expect(name).toBe('usage-2026-09-01-2026-09-30.csv')
  expect(
    records.map((record) => Number(record[head.indexOf('Hits')])).toSorted((a, b) => a - b),
  ).toEqual(hits.toSorted((a, b) => a - b))
  await user.click(screen.getByRole('button', { name: 'Show Usage by service as a table' }))
  const table = screen.getByRole('table', { name: 'Usage by service' })
  expect(within(table).getAllByRole('row')).toHaveLength(records.length + 1)
})

test('shows a linear forecast for the current month, but not in its first three days', async () => {
  setToday('2026-11-15')
  await renderPortal('admin', WALLET)
  const list = await usage()
  expect(screen.getByRole('button', { name: 'Period: This month' })).toBeTruthy()
  const billable = numberIn(figure('Billable calls').replace('Billable calls', ''))
  const forecast = figure('Billable calls by Nov 30 (forecast)')
  expect(numberIn(forecast.replace(/^.*Nov 30/, ''))).toBe(billable * 2)
  expect(forecast).toContain('Linear forecast based on 15 of 30 days, including today')
  expect(service(list, 'ID OCR')).toMatch(/Forecast for Nov 30: [\d,]+ hits, in tier 1/)
  await waitFor(() =>
    expect(figure('Billable calls, previous period')).toMatch(/[1-9]\d+Oct 1\s–\s15, 2026$/),
  )

  setToday('2026-11-03')
  await renderPortal('admin', WALLET)
  await usage()
  expect(figure('Forecast for the month')).toContain(
    'The forecast starts after the first 3 days of the month',
  )
  expect(screen.queryByText(/Forecast for Nov/)).toBeNull()
})

test('adds up the usage of all bundles if only a client is chosen', async () => {
  const { user, search } = await renderPortal('admin', `/admin/analytic?client=1008${SEPTEMBER}`)
  const table = await screen.findByRole<HTMLTableElement>('table', { name: 'Usage by bundle' })
  const rows = [...table.rows]
    .slice(1)
    .map(({ cells }) => [...cells].map((cell) => cell.textContent))
  expect(rows).toHaveLength(4)
  const sum = rows.reduce((total, [, billable]) => total + numberIn(billable), 0)
  expect(sum).toBeGreaterThan(100)
  const note = screen.getByText(/across all bundles/).textContent
  expect(numberIn(note)).toBe(sum)
  const costs = rows.flatMap((cells) => (cells[3] === '—Not available' ? [] : numberIn(cells[3])))
  expect(costs).not.toHaveLength(0)
  expect(numberIn(screen.getByText(/^Tier costs/).textContent)).toBe(
    costs.reduce((total, cost) => total + cost),
  )

  const [link = document.body] = within(table).getAllByRole('link')
  expect(link.textContent).toBe(rows[0]?.[0])
  await user.click(link)
  await waitFor(() => expect(search().get('bundle')).toMatch(/^20\d{3}$/))
  expect(await usage()).toBeTruthy()
})

test("adds up the server's tier costs and shows how much of a tier is used", async () => {
  const tier = (cost?: number) => ({
    service: 'ocr',
    minimum_interval: 0,
    maximum_interval: 100,
    amount_of_hits: 5,
    pricing_type: 'TIERED',
    bill_type: 'PER_TRANSACTION',
    used: 85,
    cost,
    currency: 'EGP',
  })
  const body = {
    summary: {
      sessions: 1,
      transactions: 90,
      successful: 1,
      failed: 0,
      success_rate: 1,
      avg_duration: 1,
      billable: 85,
    },
    series: [],
    services: [{ service: 'ocr', total: 90, successful: 85, failed: 5 }],
    tiers: [tier(12)],
  }
  const answer = { path, kind: 'status', status: 200, count: 'always' } as const
  await renderPortal('admin', WALLET + SEPTEMBER, { ...answer, body })
  expect(service(await usage(), 'ID OCR')).toContain('80% of tier used')
  expect(screen.getByText(/^Tier costs in this period/).textContent).toMatch(/EGP\s12\.00$/)
  expect(screen.getByText(/^The amount of hits is a tier setting/)).toBeTruthy()

  await renderPortal('admin', `/admin/analytic?client=1001${SEPTEMBER}`, { ...answer, body })
  const note = await screen.findByText(/across all bundles/)
  expect(note.textContent).toBe('425 billable calls across all bundles')
  expect(screen.getByText(/^Tier costs/).textContent).toMatch(/EGP\s60\.00$/)

  await renderPortal('admin', WALLET + SEPTEMBER, { ...answer, body: { ...body, tiers: [tier()] } })
  await usage()
  expect(screen.getByText('The server sent no costs for these tiers.')).toBeTruthy()
})

test('reports a bundle whose figures fail to load, and offers a retry', async () => {
  const fault = { path, kind: 'status', status: 404 } as const
  const { user } = await renderPortal('admin', `/admin/analytic?client=1008${SEPTEMBER}`, fault)
  expect(await screen.findByText(/^The figures for 1 bundle could not be loaded/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText(/could not be loaded/)).toBeNull())
})

test('shows a loading state, an error with a retry, or an access error', async () => {
  const fault = { path, count: 'always' } as const
  const portal = await renderPortal('admin', WALLET + SEPTEMBER, { ...fault, kind: 'hang' })
  expect(await screen.findByRole('status', { name: 'Loading the figures' })).toBeTruthy()

  await renderPortal('admin', WALLET + SEPTEMBER, { ...fault, kind: 'status', status: 500 })
  expect((await screen.findByRole('alert')).textContent).toContain('Internal Server Error')
  portal.faults()
  const again = await screen.findByRole('button', { name: 'Try again' })
  again.click()
  expect(await usage()).toBeTruthy()

  await renderPortal('admin-monitoring', WALLET)
  expect(await screen.findByText('You do not have access to this')).toBeTruthy()
})

test('shows the calls of a service without price tiers, and server-provided names as plain text', async () => {
  const body = {
    summary: {
      sessions: 1,
      transactions: 9,
      successful: 1,
      failed: 0,
      success_rate: 1,
      avg_duration: 1,
    },
    series: [],
    services: [{ service: 'ocr', total: 9, successful: 9, failed: 0 }],
  }
  const poison = '<IMG_SRC=x>'
  const tier = {
    service: 'cso',
    minimum_interval: '1',
    maximum_interval: '9223372036854775807',
    amount_of_hits: 5,
    pricing_type: 'FLAT',
    bill_type: poison,
    used: '3',
  }
  const answer = { path, kind: 'status', status: 200, count: 'always' } as const
  await renderPortal('admin', WALLET + SEPTEMBER, { ...answer, body: { ...body, tiers: [tier] } })
  const list = await usage()
  expect(service(list, 'ID OCR')).toBe('ID OCR9 callsNo price tiers')
  expect(service(list, 'CSO')).toContain('<img src=x> · flat')
  expect(service(list, 'CSO')).toContain(
    '1 – ∞3 used · amount of hits 5Single tier, no upper limit',
  )
  expect(list.querySelector('img')).toBeNull()
  // The response doesn't specify which calls are billable.
  expect(figure('Billable calls')).toContain('—')

  await renderPortal('admin', WALLET + SEPTEMBER, { ...answer, body: { ...body, services: [] } })
  expect(
    await screen.findByText('No services ran in this period, and none has price tiers.'),
  ).toBeTruthy()
})

test('links billing and bundle analytics to each other with the same period', async () => {
  const portal = await renderPortal('admin', WALLET + SEPTEMBER)
  await portal.user.click(await screen.findByRole('link', { name: 'Bundle analytics' }))
  await waitFor(() => expect(portal.path()).toBe('/admin/bundle-analytics/1001/20024'))
  expect(await within(screen.getByRole('main')).findByText('Wallet sign-up')).toBeTruthy()
  expect(within(await usage()).getByRole('list', { name: 'ID OCR tiers' })).toBeTruthy()
  expect(screen.getByRole('list', { name: 'Platforms' })).toBeTruthy()
  const sessions =
    screen.getByRole('link', { name: 'Session success rate' }).getAttribute('href') ?? ''
  const params = { client: '1001', bundle: '20024', from: '2026-09-01', to: '2026-09-30' }
  expect(Object.fromEntries(new URLSearchParams(sessions.split('?')[1]))).toEqual({
    ...params,
    status: 'success',
  })
  expect(sessions).toMatch(/^\/admin\/sessions\?/)
  expect(screen.getByRole('link', { name: 'Transactions' }).getAttribute('href')).toMatch(
    /^\/admin\/transactions\?/,
  )

  await portal.user.click(screen.getByRole('link', { name: 'Bundle billing' }))
  await waitFor(() => expect(portal.path()).toBe('/admin/analytic'))
  expect(Object.fromEntries(portal.search())).toEqual(params)
})

test('shows an access error in bundle analytics to an administrator without the permission', async () => {
  await renderPortal('admin-monitoring', '/admin/bundle-analytics/1001/20024')
  expect(await screen.findByText('You do not have access to this')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Bundle analytics' })).toBeTruthy()
})
