import { pageDefaults } from '@/features/record-list/list-search'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Fault } from '@mocks/faults'
import { personas } from '@mocks/personas'
import { getPrivateText } from '@/lib/private-text'
import { fillSignIn, findButton, lastMail, signOutByMenu } from '@/test/auth-forms'
import { holdResponses } from '@/test/hold-responses'
import {
  expectPage,
  setFieldValue,
  findRows,
  pageRange,
  saveView,
  turnTo,
  formatPageRange,
} from '@/test/list-screen'
import { renderPortal } from '@/test/render-portal'
import { csvRows, exportList, exportRows, watchDownloads } from '@/test/watch-downloads'

const path = '/admin/passwordManagement'
/** URL of the client's user list. Mona is the first user. */
const mona = `${path}?organization=1001&page_size=10`
const RESET = 'accounts/send-reset-password'
const RESEND = 'accounts/resend-initialize'
const { email } = personas.client

const rows = () => findRows('Users')
const sentRows = () => findRows('Links requested in this tab')
const search = () => screen.getByRole('searchbox', { name: 'Search users' })

/** Opens the dialog for the first listed user with this action. */
async function ask(user: UserEvent, action = 'Send reset link') {
  await rows()
  const [button = document.body] = screen.getAllByRole('button', { name: action })
  await user.click(button)
  return within(await screen.findByRole('dialog'))
}

const confirm = async (user: UserEvent, action = 'Send reset link') =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: action }))

const dialogClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('masks and paginates the users of all clients, each with a status and any applicable link', async () => {
  const { user, search: address } = await renderPortal('admin-none', path)
  const listedRows = await rows()
  expect(listedRows).toHaveLength(pageDefaults.page_size)
  expect(pageRange()).toBe(`${formatPageRange(1)} of 75`)
  const texts = listedRows.map(({ textContent }) => textContent ?? '')
  expect(texts.join(' ')).not.toMatch(/Mona Saleh|@example\.com/)
  expect(texts.find((text) => text.includes('Locked'))).toMatch(/Set up.*Send reset link$/)
  expect(texts.find((text) => text.includes('Google'))).not.toContain('link')
  for (const text of texts.filter((each) => each.includes('Not set up')))
    expect(text).toMatch(/Resend first-password link$/)
  // This administrator may not list clients.
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Client' })).toBeNull())

  await user.click(turnTo('Next page'))
  await expectPage(`${formatPageRange(2)} of 75`)
  expect(address().toString()).toBe('page=2')
})

test('keeps the other filters in the URL, but not a searched name or email', async () => {
  const first = `${path}?page_size=10`
  const { user, search: address, router, calls } = await renderPortal('admin', `${first}&page=2`)
  await rows()
  for (const text of ['lamia2', 'at.name']) {
    setFieldValue(search(), text)
    await waitFor(() =>
      expect(getPrivateText(router.history.location.state.search?.key)).toBe(text),
    )
    expect(router.history.location.href).toBe(first)
  }
  await expectPage('1–1 of 1')
  setFieldValue(search(), '')
  await expectPage(`${formatPageRange(1, 10)} of 75`)

  await user.click(screen.getByRole('combobox', { name: 'Client' }))
  await user.click(await screen.findByRole('option', { name: 'Sphinx Telecom' }))
  await waitFor(() => expect(address().get('organization')).toBe('1022'))
  await waitFor(async () => {
    for (const row of await rows()) expect(row.textContent).toContain('Sphinx Telecom')
  })
  setFieldValue(search(), 'nobody@')
  expect(await screen.findByText('Nothing matches these filters')).toBeTruthy()
  const clear = () =>
    user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] ?? document.body)
  await clear()
  await expectPage(`${formatPageRange(1, 10)} of 75`)
  expect(address().toString()).toBe('page_size=10')
  for (const { path: called, search: query } of calls('')) expect(called + query).not.toContain('@')

  await user.click(turnTo('Next page'))
  await waitFor(() => expect(address().get('page')).toBe('2'))
  for (const [name, status] of [
    ['Locked', 'locked'],
    ['Not set up', 'not_initialized'],
  ] as const) {
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), name)
    await waitFor(() => expect(Object.fromEntries(address())).toEqual({ page_size: '10', status }))
    await waitFor(async () => {
      for (const row of await rows()) expect(row.textContent).toContain(name)
    })
  }
  await clear()
  await expectPage(`${formatPageRange(1, 10)} of 75`)
  expect(address().toString()).toBe('page_size=10')
})

test('sends a working reset link once the administrator has confirmed the user and the email', async () => {
  const { user, calls, open, path: shown } = await renderPortal('admin-none', mona)
  const dialog = await ask(user)
  // The focus starts on Cancel, so pressing Enter twice doesn't send anything.
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Cancel' }))
  expect(dialog.queryByRole('textbox')).toBeNull()
  expect(dialog.getByText('Lotus Digital Bank')).toBeTruthy()
  expect(dialog.getByText(/The current password works until then\.$/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Reveal email' }))
  expect(dialog.getByText(email)).toBeTruthy()
  expect(dialog.getByRole('button', { name: 'Reveal name' })).toBeTruthy()
  expect(calls(RESET)).toEqual([])

  await confirm(user)
  expect(await screen.findByText('The link was sent.')).toBeTruthy()
  await dialogClosed()
  expect(calls(RESET)).toHaveLength(1)
  const [sent] = await sentRows()
  expect(sent?.textContent).toMatch(/Lotus Digital Bank.*Reset.*Sent/)
  expect(sent?.textContent).not.toContain(email)

  await open(lastMail(email).link ?? '')
  await waitFor(() => expect(shown()).toBe('/auth/reset-password'))
})

test("warns that a locked user's current password does not work", async () => {
  const { user } = await renderPortal('admin-none', `${path}?status=locked&organization=1022`)
  const dialog = await ask(user)
  expect(dialog.getByText(/so the current password does not work\.$/)).toBeTruthy()
})

test('sends the first-password link to an uninitialized user', async () => {
  const { user, calls } = await renderPortal('admin', `${path}?organization=1022`)
  await ask(user, 'Resend first-password link')
  await confirm(user, 'Resend link')
  await dialogClosed()
  expect([calls(RESEND).length, calls(RESET).length]).toEqual([1, 0])
  expect(lastMail(personas['client-invited'].email).link).toMatch(/^\/auth\/initialize-password\//)
  const [sent] = await sentRows()
  expect(sent?.textContent).toMatch(/First password.*Sent/)
})

const refused = { path: RESET, kind: 'status', count: 2 } as const
const UNKNOWN = /Ask the user whether the email arrived\./

/** Faults for the request that sends the link, each with the text in the dialog and the outcome in the list. */
const refusals: [Fault, string | RegExp, string][] = [
  [{ ...refused, status: 400, body: { message: 'Not now' } }, 'Not now', 'Failed'],
  [{ ...refused, status: 403, body: { message: 'Not you' } }, 'Not you', 'Failed'],
  [{ ...refused, status: 404, body: { message: 'Gone' } }, 'Gone', 'Failed'],
  [{ ...refused, status: 504 }, UNKNOWN, 'Not confirmed'],
  [
    { ...refused, status: 429, headers: { 'retry-after': '30' } },
    'You can try again in 30s.',
    'Failed',
  ],
  [{ ...refused, kind: 'drop' }, UNKNOWN, 'Not confirmed'],
  [{ ...refused, status: 500 }, 'Internal Server Error', 'Failed'],
]

test('keeps the dialog open for another attempt after a failure', async () => {
  const { user, faults } = await renderPortal('admin', mona)
  const dialog = await ask(user)
  for (const [fault, text] of refusals) {
    faults(fault)
    await confirm(user)
    expect(await dialog.findByText(text)).toBeTruthy()
    expect(dialog.getAllByRole('alert')).toHaveLength(1)
  }
  faults()
  await confirm(user)
  await dialogClosed()
  const [last, ...earlier] = (await sentRows()).map(({ textContent }) => textContent)
  expect(last).toContain('Sent')
  expect(earlier.toReversed()).toEqual(
    refusals.map(([, , outcome]) => expect.stringContaining(outcome)),
  )
})

test('J1 sends one link despite a double click and a reopened dialog', async () => {
  const { user, calls } = await renderPortal('admin', mona)
  const dialog = await ask(user)
  const release = holdResponses(RESET)
  await user.dblClick(dialog.getByRole('button', { name: 'Send reset link' }))
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await dialogClosed()
  await ask(user)
  await confirm(user)
  release()
  expect(await screen.findByText('The link was sent.')).toBeTruthy()
  expect(calls(RESET)).toHaveLength(1)
  // The user has reopened the dialog, so the first request's response must not close it or move the focus.
  expect(screen.getByRole('dialog')).toBeTruthy()
})

test('shows a failure that arrives after the dialog was closed', async () => {
  const { user, faults } = await renderPortal('admin', mona)
  const dialog = await ask(user)
  faults({ path: RESET, kind: 'status', status: 500, body: { message: 'No mail' } })
  const release = holdResponses(RESET)
  await confirm(user)
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await dialogClosed()
  release()
  expect((await screen.findByRole('alert')).textContent).toContain('No mail')
  expect((await sentRows())[0]?.textContent).toMatch(/Failed.*No mail/)
})

test('keeps the list of sent links across screens, and clears it at sign-out', async () => {
  const { user, open, path: shown } = await renderPortal('admin', mona)
  await ask(user)
  await confirm(user)
  await dialogClosed()
  await open('/admin/name-match')
  await waitFor(() => expect(screen.queryByText('Links requested in this tab')).toBeNull())
  await open(mona)
  expect(await sentRows()).toHaveLength(1)
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain(email)

  await signOutByMenu(user, personas.admin.name)
  await waitFor(() => expect(shown()).toBe('/auth/login/admin'))
  await open(`/auth/login/admin?redirect=${encodeURIComponent(mona)}`)
  await fillSignIn(user, personas.admin.email, personas.admin.password)
  await rows()
  expect(screen.queryByText('Links requested in this tab')).toBeNull()
})

test('offers a retry when the list fails, and shows an access error after a 403', async () => {
  const fault = { path: 'accounts/users', kind: 'status', status: 500 } as const
  const { user } = await renderPortal('admin', mona, fault)
  expect((await screen.findByRole('alert')).textContent).toContain('Internal Server Error')
  await user.click(await findButton('Try again'))
  expect(await rows()).not.toHaveLength(0)

  await renderPortal('admin', mona, {
    ...fault,
    status: 403,
    count: 2,
    body: { message: 'Not you' },
  })
  expect(await screen.findByText('You do not have access to this')).toBeTruthy()
  expect(screen.getByText('Not you')).toBeTruthy()
})

test('exports the selected or all matching users, masked, and saves a view without the search text', async () => {
  const files = watchDownloads()
  const { user } = await renderPortal('admin-none', `${path}?page_size=10&status=locked`)
  const total = (await rows()).length
  const all = await exportList(files)
  expect(all.name).toMatch(/^users-2[\d-]{9}\.csv$/)
  expect(csvRows(all.csv)).toHaveLength(total)
  for (const row of csvRows(all.csv)) expect(row).toContain('Locked; Set up')
  expect(all.csv).not.toContain('@example.com')

  // Rows have no links, so Enter must not be offered.
  await user.keyboard('jx')
  await user.click(await findButton('Export selection'))
  expect(csvRows(await (await exportRows(files)).blob.text())).toHaveLength(1)
  await user.keyboard('?')
  const keys = await screen.findByRole('dialog', { name: /shortcuts/i })
  expect(within(keys).getByText('Select the row')).toBeTruthy()
  expect(within(keys).queryByText('Open the row')).toBeNull()
  await user.keyboard('{Escape}')

  setFieldValue(search(), 'nobody@')
  expect(await screen.findByText('Nothing matches these filters')).toBeTruthy()
  await saveView(user, 'Locked out')
  expect(localStorage.getItem('lists')).toContain('"search":{"status":"locked"}')
  expect(localStorage.getItem('lists')).not.toContain('nobody')
})
