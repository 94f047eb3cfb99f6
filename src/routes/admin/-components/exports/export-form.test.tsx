import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { database } from '@mocks/db'
import { findButton } from '@/test/auth-forms'
import { holdResponses } from '@/test/hold-responses'
import { fieldValue } from '@/test/list-screen'
import { renderPortal } from '@/test/render-portal'
import { watchBodies } from '@/test/watch-bodies'

const SMALL = 'client=1001&bundle=20024&from=2026-09-01&to=2026-09-03'
const LARGE = 'client=1001&bundle=20011&from=2026-01-01&to=2026-09-30'
const transactions = (search = '') => `/admin/export-transactions?${search}`
const images = (search = '') => `/admin/export-data?${search}`
const SENT = 'You Will Recieve an Email Shortly!'

const sends = ({ calls }: Awaited<ReturnType<typeof renderPortal>>) =>
  calls('export-transactions/').length + calls('export-images/').length
const submitButton = () => findButton(/^Export (images|transactions)$/)
const imageBoxes = () =>
  within(screen.getByRole('group', { name: 'Images' })).queryAllByRole('checkbox')
const estimate = () => screen.findByText(/^(Images from about|About) [\d,]+ transactions$/)

test("estimates an export's size from its filters, and sends the export once despite repeated submits", async () => {
  const portal = await renderPortal('admin', transactions(SMALL))
  const { user, search } = portal
  const all = (await estimate()).textContent
  const counts = watchBodies('bundle-transactions')
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Outcome' }), 'Failed')
  await waitFor(() => expect(search().get('status')).toBe('failed'))
  await waitFor(async () => expect((await estimate()).textContent).not.toBe(all))
  // The form requests a single row because it requires only the total.
  expect(counts).toEqual([expect.objectContaining({ page: 1, page_size: 1, status: 'failed' })])
  expect(Object.fromEntries(search())).toMatchObject({ client: '1001', bundle: '20024' })

  const release = holdResponses('export-transactions/')
  await user.dblClick(await submitButton())
  await user.keyboard('{Enter}')
  release()
  expect(await screen.findByText(SENT)).toBeTruthy()
  expect(sends(portal)).toBe(1)
  expect(database().mail.at(-1)?.subject).toContain(
    'transaction export: Wallet sign-up, 2026-09-01',
  )
})

test('exports more than 10,000 transactions only after a confirmation', async () => {
  const portal = await renderPortal('admin', transactions(LARGE))
  const { user } = portal
  const rows = (await estimate()).textContent
  await user.click(await submitButton())
  const dialog = within(await screen.findByRole('dialog', { name: 'Start this export?' }))
  expect(dialog.getByRole('status').textContent).toBe(rows)
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(sends(portal)).toBe(0)
  await user.click(await submitButton())
  await user.click(await findButton('Export everything'))
  expect(await screen.findByText(SENT)).toBeTruthy()
  expect(sends(portal)).toBe(1)
})

test('offers a recount or a full export when the export size is unknown', async () => {
  const portal = await renderPortal('admin', transactions(SMALL), {
    path: 'bundle-transactions/',
    kind: 'status',
    status: 500,
    body: { message: 'The counter is asleep.' },
    count: 2,
  })
  const { user } = portal
  expect(await screen.findByText(/unknown. The counter is asleep\./)).toBeTruthy()
  await user.click(await findButton('Count again'))
  await waitFor(() => expect(portal.calls('bundle-transactions/')).toHaveLength(2))
  await user.click(await submitButton())
  expect(await screen.findByRole('dialog', { name: 'Start this export?' })).toBeTruthy()
  await user.click(await findButton('Export everything'))
  expect(await screen.findByText(SENT)).toBeTruthy()
  expect(sends(portal)).toBe(1)
})

test('requires a client, a bundle and an image before sending, and keeps the image options in the URL', async () => {
  const portal = await renderPortal('admin', images())
  const { user, open, search } = portal
  const alert = async () => (await screen.findByRole('alert')).textContent
  await user.click(await submitButton())
  expect(await alert()).toBe('Choose a client')
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Client' }))
  await open(images('client=1001'))
  await waitFor(async () => expect(await alert()).toBe('Choose a bundle'))
  await user.click(await submitButton())
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Bundle' }))
  await open(images(SMALL))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect((await estimate()).textContent).toContain('Images from about')
  await waitFor(() => expect(imageBoxes()).toHaveLength(3))
  const back = () => screen.findByRole('checkbox', { name: 'Back' })
  await user.click(await back())
  await user.click(await screen.findByRole('radio', { name: /^Boxed/ }))
  await waitFor(() => expect(search().get('version')).toBe('boxed'))
  expect(search().get('images')).toBe('front,selfie')
  await user.click(await back())
  await waitFor(() => expect(search().has('images')).toBe(false))
  for (const name of ['Front', 'Back', 'Selfie'])
    await user.click(await screen.findByRole('checkbox', { name }))
  await user.click(await submitButton())
  expect(await alert()).toBe('Choose at least one image')
  expect(sends(portal)).toBe(0)
})

test('rejects an invalid date in the URL, and exports nothing until the date is corrected', async () => {
  const address = transactions('client=1001&bundle=20024&from=2026-02-30&to=2026-03-31')
  const portal = await renderPortal('admin', address)
  const { user, search } = portal
  const error = await screen.findByText(/^The URL has a date that does not exist/)
  await user.click(await submitButton())
  const field = screen.getByRole('button', { name: /^Period:/ })
  expect(document.activeElement).toBe(field)
  expect(field.textContent).toContain('—')
  expect(screen.queryByText(/^Choose a client/)).toBeNull()
  expect(portal.calls('bundle-transactions/')).toEqual([])
  await user.click(field)
  await user.click(await findButton('Last 7 days'))
  await waitFor(() => expect(error.isConnected).toBe(false))
  expect(search().get('from')).not.toBe('2026-02-30')
  await user.click(await submitButton())
  await waitFor(() => expect(sends(portal)).toBe(1))
})

test('estimates images by counting the transactions of the services that capture them', async () => {
  const day = 'client=1001&bundle=20011&from=2026-09-01&to=2026-09-01'
  const path = 'bundle-transactions/'
  const body = { transactions: [], total: 7 }
  const { open } = await renderPortal('admin', '/admin/name-match', {
    path,
    kind: 'status',
    status: 200,
    body,
    count: 'always',
  })
  const counts = watchBodies(path)
  await open(images(`${day}&images=front`))
  expect((await estimate()).textContent).toBe('Images from about 7 transactions')
  expect(counts).toEqual([expect.objectContaining({ service: 'ocr' })])
  await open(images(day))
  await waitFor(async () =>
    expect((await estimate()).textContent).toBe('Images from about 21 transactions'),
  )
  expect(counts).toHaveLength(3)
  for (const service of ['liveness', 'face_match'])
    expect(counts).toContainEqual(expect.objectContaining({ service }))
})

test('rejects an image export from a bundle whose services capture no images', async () => {
  const days = 'client=1008&bundle=20102&from=2026-09-01&to=2026-09-03'
  const portal = await renderPortal('admin', images(days))
  expect(await screen.findByText('This bundle’s services do not capture images.')).toBeTruthy()
  expect(await screen.findByText('No transactions to export.')).toBeTruthy()
  expect(imageBoxes()).toEqual([])
  await portal.user.click(await submitButton())
  expect((await screen.findByRole('alert')).textContent).toContain('do not capture images')
  expect(sends(portal)).toBe(0)
})

test('A18 shows why an export was rejected and keeps the chosen filters', async () => {
  const path = transactions(`${SMALL}&status=failed&service=ocr`)
  const portal = await renderPortal('admin', path)
  const { user, faults, router } = portal
  await estimate()
  const errors = { end_date: ['Too many days'], status: ['No such outcome'] }
  const refusals = [
    [{ status: 422, body: { errors } }, ['Too many days', 'No such outcome']],
    [{ status: 500, body: { message: 'The printer burns.' } }, ['The printer burns.']],
    [{ status: 429, body: { message: 'One at a time.' } }, ['One at a time.']],
  ] as const
  for (const [index, [answer, texts]] of refusals.entries()) {
    faults({ path: 'export-transactions/', kind: 'status', ...answer })
    await user.click(await submitButton())
    for (const text of texts) expect(await screen.findByText(new RegExp(text))).toBeTruthy()
    expect(router.history.location.href).toBe(path)
    expect(fieldValue(await screen.findByRole('combobox', { name: 'Outcome' }))).toBe('failed')
    expect(sends(portal)).toBe(index + 1)
    expect(document.activeElement).toBe(await submitButton())
  }
  await user.keyboard('{Enter}')
  expect(await screen.findByText(SENT)).toBeTruthy()
  for (const text of refusals.flatMap(([, texts]) => texts))
    await waitFor(() => expect(screen.queryByText(new RegExp(text))).toBeNull())
})

test("rejects another client's bundle, and clears the error when a filter changes", async () => {
  const { user } = await renderPortal('admin', transactions(SMALL.replace('1001', '1008')))
  await estimate()
  await user.click(await submitButton())
  expect(await screen.findByText('This bundle belongs to another client')).toBeTruthy()
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Outcome' }), 'Failed')
  await waitFor(() =>
    expect(screen.queryByText('This bundle belongs to another client')).toBeNull(),
  )
})

test("A3 shows the server's message to an administrator without export permission", async () => {
  const portal = await renderPortal('admin-monitoring', transactions(SMALL))
  await estimate()
  await portal.user.click(await submitButton())
  const refusal = await screen.findByText('You do not have permission to perform this action')
  expect(refusal).toBeTruthy()
  expect(screen.getByText('You do not have access to this')).toBeTruthy()
  expect(sends(portal)).toBe(2)
  expect(portal.path()).toBe('/admin/export-transactions')
})

test('exports several bundles with one request each, and retries only the failed bundles', async () => {
  const portal = await renderPortal('admin', transactions(SMALL))
  const { user, search, faults, calls } = portal
  await estimate()
  await user.click(await findButton('Select all 4 bundles'))
  await user.click(await screen.findByRole('checkbox', { name: 'Pilot 2027' }))
  await waitFor(() => expect(search().get('more')).toBe('20011\n20037\n20050'))
  // The form counted transactions only while one bundle was chosen.
  expect(calls('bundle-transactions/')).toHaveLength(1)

  const bodies = watchBodies('export-transactions/')
  faults({ path: 'export-transactions/', kind: 'status', status: 500, body: { message: 'Jam' } })
  await user.click(await submitButton())
  const dialog = within(await screen.findByRole('dialog', { name: 'Start 4 exports?' }))
  expect(sends(portal)).toBe(0)
  const release = holdResponses('export-transactions/')
  await user.dblClick(dialog.getByRole('button', { name: 'Start 4 exports' }))
  expect(bodies).toHaveLength(3)
  release()
  await dialog.findByText('Jam')
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Wallet sign-upFailedJam',
    'Retail onboardingRequested',
    'Branch tabletsRequested',
    'Passport holdersRequested',
  ])
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(SENT)).toBeTruthy()
  const ids = ['20024', '20011', '20037', '20050', '20024']
  expect(bodies).toEqual(ids.map((bundle_id) => expect.objectContaining({ bundle_id })))
  expect(JSON.parse(localStorage.getItem('export_list') ?? '')).toHaveLength(5)
  await user.click(await findButton('Clear Client'))
  await waitFor(() => expect(search().has('more')).toBe(false))
})
