import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { database } from '@mocks/db'
import type { PersonaName } from '@mocks/personas'
import { setFieldValue } from '@/test/list-screen'
import { renderPortal } from '@/test/render-portal'
import { csvRows, watchDownloads } from '@/test/watch-downloads'

const START = /^Load all clients’ usage for Sep 1\s–\s30, 2026$/
const FIGURES = 'bundle-analytics'
type Reply = (request: Request) => Response | Promise<Response>

/** Opens billing with two clients and nine bundles. `replies` has custom responses by bundle or client. */
async function openMonth(replies: Record<string, Reply> = {}, name: PersonaName = 'admin') {
  const portal = await renderPortal(name, '/admin/analytic?from=2026-09-01&to=2026-09-30')
  const { organizations } = database()
  for (const id of [...organizations.keys()].slice(2)) organizations.delete(id)
  const send = globalThis.fetch
  const requests = { figures: 0, running: 0, peak: 0 }
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    const request = new Request(...call)
    const { bundle_id: bundle, organization_id: client } =
      request.method === 'POST' ? await request.clone().json() : {}
    const isFigures = request.url.includes(FIGURES)
    const reply = isFigures ? (replies[bundle] ?? replies['other']) : replies[client]
    requests.figures += Number(isFigures)
    requests.running += 1
    requests.peak = Math.max(requests.peak, requests.running)
    return Promise.resolve(reply ? reply(request) : send(request)).finally(() => {
      requests.running -= 1
    })
  })
  const press = async (label: string | RegExp) =>
    portal.user.click(await screen.findByRole('button', { name: label }))
  return { ...portal, requests, press }
}

const status = (code: number) => () => Response.json({ message: 'No' }, { status: code })
const hang: Reply = ({ signal }) =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
const table = () => screen.getByRole<HTMLTableElement>('table', { name: 'Usage of all clients' })
const rowsOf = (name: string) => within(table()).queryAllByRole('row', { name: new RegExp(name) })

async function exportCsv(press: (label: string) => Promise<void>) {
  const files = watchDownloads()
  await press('Export Usage of all clients as CSV')
  const text = (await files[0]?.blob.text())?.replace('\u{FEFF}', '') ?? ''
  return { name: files[0]?.name, head: text.split('\r\n')[0], lines: csvRows(text) }
}

const tier = { service: 'ocr', minimum_interval: 0, maximum_interval: '90', used: 85, cost: 12 }
/** Figures with a number as text, a service without tiers, and without most fields. */
const billed = (currency: string) => () =>
  Response.json({
    summary: { billable: '85' },
    services: [{ service: 'transliteration', total: 4 }],
    tiers: [{ ...tier, currency }],
  })

test('sends nothing until the user starts, then at most three requests at a time', async () => {
  const { calls, press, requests } = await openMonth({ other: billed('EGP'), 20024: billed('USD') })
  await screen.findByRole('button', { name: START })
  expect([requests.figures, calls('organization-bundles')]).toEqual([0, []])
  await press(START)
  expect(await screen.findByText('9 of 9 bundles')).toBeTruthy()
  expect(requests).toEqual({ figures: 9, running: 0, peak: 3 })
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()

  const total = () => screen.getByText(/across all bundles$/).textContent
  expect(total()).toBe('765 billable calls across all bundles')
  expect(screen.getByText(/^Tier costs/).textContent).toMatch(/: EGP\s96\.00 \+ USD\s12\.00$/)
  const { name, head, lines } = await exportCsv(press)
  expect(name).toBe('clients-2026-09-01-2026-09-30.csv')
  expect(head).toBe(
    'Client ID,Client,Bundle ID,Bundle,Service,Hits,Tier reached,Cost,Currency,Period,Note',
  )
  expect(lines).toHaveLength(18)
  const wallet = '1001,Lotus Digital Bank,20024,Wallet sign-up'
  expect(lines.filter((line) => line.startsWith(wallet))).toEqual([
    `${wallet},ID OCR,85,1,12,USD,2026-09-01 – 2026-09-30,`,
    `${wallet},Transliteration,,,,,2026-09-01 – 2026-09-30,No price tiers`,
  ])

  setFieldValue(screen.getByRole('searchbox', { name: 'Search clients' }), 'papyrus')
  await waitFor(() => expect(rowsOf('Lotus')).toEqual([]))
  expect(rowsOf('Papyrus')).not.toEqual([])
  expect(total()).toBe('765 billable calls across all bundles')
  setFieldValue(screen.getByRole('searchbox', { name: 'Search clients' }), 'nobody')
  await press('Clear filters')
  expect(rowsOf('Lotus')).not.toEqual([])
})

test('keeps the other rows when a bundle fails, is refused or has no bundle list, and retries', async () => {
  const replies: Record<string, Reply> = {
    20011: status(500),
    20024: status(403),
    1008: status(500),
  }
  const { calls, press } = await openMonth(replies)
  await press(START)
  expect(await screen.findByText('3 of 5 bundles')).toBeTruthy()
  expect(await screen.findByText(/^The figures for 2 bundles could not be loaded/)).toBeTruthy()
  expect(screen.getByText(/^The bundles of 1 client could not be loaded/)).toBeTruthy()
  expect(rowsOf('Could not be loaded')).toHaveLength(3)
  expect((await exportCsv(press)).name).toMatch(/-incomplete\.csv$/)

  for (const id of Object.keys(replies)) delete replies[id]
  const [retry = document.body] = screen.getAllByRole('button', { name: 'Try again' })
  retry.click()
  expect(await screen.findByText('9 of 9 bundles')).toBeTruthy()
  expect(rowsOf('Could not be loaded')).toEqual([])
  expect(calls(FIGURES)).toHaveLength(9)
})

test('keeps the loaded rows when the user cancels a slow run, and continues with the rest', async () => {
  const replies: Record<string, Reply> = { 20024: hang }
  const { calls, press } = await openMonth(replies)
  await press(START)
  expect(await screen.findByText('8 of 9 bundles')).toBeTruthy()
  await press('Cancel')
  expect(await screen.findByText('The figures loaded so far are kept.')).toBeTruthy()
  expect(rowsOf('Branch tablets')).not.toEqual([])
  const { name, lines } = await exportCsv(press)
  expect(name).toMatch(/-incomplete\.csv$/)
  expect(lines.find((line) => line.includes('20024'))).toMatch(/,Not loaded yet$/)

  delete replies['20024']
  await press('Continue')
  expect(await screen.findByText('9 of 9 bundles')).toBeTruthy()
  expect(calls(FIGURES)).toHaveLength(9)
})

test('shows an error if no client can be listed, and no button without the permission', async () => {
  const { faults, press } = await openMonth()
  await screen.findByRole('button', { name: /^Load all clients’ usage/ })
  faults({ path: 'organizations', kind: 'status', status: 500 })
  await press(START)
  await press('Try again')
  expect(await screen.findByText('9 of 9 bundles')).toBeTruthy()

  await openMonth({}, 'admin-monitoring')
  expect(await screen.findByText('Choose a client')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Load all clients’ usage/ })).toBeNull()
})
