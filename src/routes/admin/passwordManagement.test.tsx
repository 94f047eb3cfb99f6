import { pageDefaults } from '@/features/record-list/list-search'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { personas } from '@mocks/personas'
import { textOfKey } from '@/auth/private-text'
import { fillSignIn, findButton, lastMail, signOutByMenu } from '@/test/auth-forms'
import { expectPage, setFieldValue, findRows, pageRange, turnTo, rangeOf } from '@/test/list-screen'
import { renderPortal } from '@/test/render-portal'

const path = '/admin/passwordManagement'
const RESET = 'accounts/send-reset-password'
const RESEND = 'accounts/resend-initialize'
const { email } = personas.client

const rows = () => findRows('Users')
const sentRows = () => findRows('Links requested in this tab')
const search = () => screen.getByRole('searchbox', { name: 'Search users' })

/** Narrows the list to one user and opens the dialog of their link. */
async function ask(user: UserEvent, text: string, action: string) {
  await rows()
  setFieldValue(search(), text)
  await expectPage('1–1 of 1')
  await user.click(await findButton(action))
  return within(await screen.findByRole('dialog'))
}

const confirm = async (user: UserEvent, action = 'Send reset link') =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: action }))

const dialogClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('users of all clients are masked and paged, each with a state and the link that applies', async () => {
  const { user, search: address } = await renderPortal('admin-none', path)
  const listed = await rows()
  expect(listed).toHaveLength(pageDefaults.page_size)
  expect(pageRange()).toBe(`${rangeOf(1)} of 75`)
  const texts = listed.map(({ textContent }) => textContent ?? '')
  expect(texts.join(' ')).not.toMatch(/Mona Saleh|@example\.com/)
  expect(texts.find((text) => text.includes('Locked'))).toMatch(/Set up.*Send reset link$/)
  expect(texts.find((text) => text.includes('Google'))).not.toContain('link')
  for (const text of texts.filter((each) => each.includes('Not set up')))
    expect(text).toMatch(/Resend first-password link$/)
  // This administrator may not list clients.
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Client' })).toBeNull())

  await user.click(turnTo('Next page'))
  await expectPage(`${rangeOf(2)} of 75`)
  expect(address().toString()).toBe('page=2')
})

test('a name or an email is searched without the address, and a client in it', async () => {
  const { user, search: address, router, calls } = await renderPortal('admin', `${path}?page=2`)
  await rows()
  for (const text of ['lamia2', 'at.name']) {
    setFieldValue(search(), text)
    await waitFor(() => expect(textOfKey(router.history.location.state.search?.key)).toBe(text))
    expect(router.history.location.href).toBe(path)
  }
  await expectPage('1–1 of 1')
  setFieldValue(search(), '')
  await expectPage(`${rangeOf(1)} of 75`)

  await user.click(screen.getByRole('combobox', { name: 'Client' }))
  await user.click(await screen.findByRole('option', { name: 'Sphinx Telecom' }))
  await waitFor(() => expect(address().toString()).toBe('organization=1022'))
  await waitFor(async () => {
    for (const row of await rows()) expect(row.textContent).toContain('Sphinx Telecom')
  })
  setFieldValue(search(), 'nobody@')
  expect(await screen.findByText('Nothing matches these filters')).toBeTruthy()
  await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] ?? document.body)
  await expectPage(`${rangeOf(1)} of 75`)
  expect(address().toString()).toBe('')
  for (const { path: called, search: query } of calls('')) expect(called + query).not.toContain('@')
})

test('the users are filtered by their status, which is in the address', async () => {
  const { user, search: address } = await renderPortal('admin', `${path}?page=2`)
  await rows()
  for (const [name, status] of [
    ['Locked', 'locked'],
    ['Not set up', 'not_initialized'],
  ] as const) {
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), name)
    await waitFor(() => expect(address().toString()).toBe(`status=${status}`))
    await waitFor(async () => {
      for (const row of await rows()) expect(row.textContent).toContain(name)
    })
  }
  await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] ?? document.body)
  await expectPage(`${rangeOf(1)} of 75`)
  expect(address().toString()).toBe('')
})

test('a reset link is sent after one confirmation of person and address, and its link gives a new password', async () => {
  const { user, calls, open, path: shown } = await renderPortal('admin-none', path)
  const dialog = await ask(user, 'mona', 'Send reset link')
  // Enter, pressed twice, sends nothing.
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Cancel' }))
  expect(dialog.queryByRole('textbox')).toBeNull()
  expect(dialog.getByText('Lotus Digital Bank')).toBeTruthy()
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

test.each([
  ['mona', /The current password works until then\.$/],
  ['lamia.locked', /so the current password does not work\.$/],
])(
  'only a user who is not locked is said to have a password that works: %s',
  async (text, says) => {
    const { user } = await renderPortal('admin-none', path)
    const dialog = await ask(user, text, 'Send reset link')
    expect(dialog.getByText(says)).toBeTruthy()
  },
)

test('the first-password link goes to who is not initialized', async () => {
  const { user, calls } = await renderPortal('admin', path)
  await ask(user, 'ines', 'Resend first-password link')
  await confirm(user, 'Resend link')
  await dialogClosed()
  expect([calls(RESEND).length, calls(RESET).length]).toEqual([1, 0])
  expect(lastMail(personas['client-invited'].email).link).toMatch(/^\/auth\/initialize-password\//)
  const [sent] = await sentRows()
  expect(sent?.textContent).toMatch(/First password.*Sent/)
})

const refused = { path: RESET, kind: 'status', count: 2 } as const

test.each([
  [{ ...refused, status: 400, body: { message: 'Not now' } }, 'Not now', 'Failed'],
  [{ ...refused, status: 403, body: { message: 'Not you' } }, 'Not you', 'Failed'],
  [{ ...refused, status: 404, body: { message: 'Gone' } }, 'Gone', 'Failed'],
  [
    { ...refused, status: 429, headers: { 'retry-after': '30' } },
    'You can try again in 30s.',
    'Failed',
  ],
  [{ ...refused, status: 500 }, 'Internal Server Error', 'Failed'],
  [{ ...refused, status: 504 }, /Ask the user whether the email arrived\./, 'Not confirmed'],
  [{ ...refused, kind: 'drop' }, /Ask the user whether the email arrived\./, 'Not confirmed'],
] as const)('a refusal keeps the dialog, to try again: %#', async (fault, text, outcome) => {
  const { user, faults } = await renderPortal('admin', path)
  const dialog = await ask(user, 'mona', 'Send reset link')
  faults(fault)
  await confirm(user)
  expect(await dialog.findByText(text)).toBeTruthy()
  expect(dialog.getAllByRole('alert')).toHaveLength(1)
  faults()
  await user.click(dialog.getByRole('button', { name: 'Send reset link' }))
  await dialogClosed()
  const [second, first] = await sentRows()
  expect(second?.textContent).toContain('Sent')
  expect(first?.textContent).toContain(outcome)
})

test('J1 a double click and a dialog opened again send one link', async () => {
  const { user, faults, calls } = await renderPortal('admin', path)
  const dialog = await ask(user, 'mona', 'Send reset link')
  faults({ path: RESET, kind: 'latency', ms: 1000 })
  await user.dblClick(dialog.getByRole('button', { name: 'Send reset link' }))
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await dialogClosed()
  await user.click(await findButton('Send reset link'))
  await confirm(user)
  expect(await screen.findByText('The link was sent.')).toBeTruthy()
  expect(calls(RESET)).toHaveLength(1)
  // The new focus belongs to the person, not to the link that was being sent.
  expect(screen.getByRole('dialog')).toBeTruthy()
})

test('a failure that comes after the dialog was closed is shown as well', async () => {
  const { user, faults } = await renderPortal('admin', path)
  const dialog = await ask(user, 'mona', 'Send reset link')
  const status = { path: RESET, kind: 'status', status: 500, body: { message: 'No mail' } } as const
  faults({ path: RESET, kind: 'latency', ms: 300 }, status)
  await confirm(user)
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await dialogClosed()
  expect((await screen.findByRole('alert')).textContent).toContain('No mail')
  expect((await sentRows())[0]?.textContent).toMatch(/Failed.*No mail/)
})

test('what was sent stays on other screens and is gone after the sign-out', async () => {
  const { user, open, path: shown } = await renderPortal('admin', path)
  await ask(user, 'mona', 'Send reset link')
  await confirm(user)
  await dialogClosed()
  await open('/admin/identities')
  await findRows('Identities')
  await open(path)
  expect(await sentRows()).toHaveLength(1)
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain(email)

  await signOutByMenu(user, personas.admin.name)
  await waitFor(() => expect(shown()).toBe('/auth/login/admin'))
  await fillSignIn(user, personas.admin.email, personas.admin.password)
  await waitFor(() => expect(shown()).toBe('/admin/dashboard'))
  await open(path)
  await rows()
  expect(screen.queryByText('Links requested in this tab')).toBeNull()
})

test('a list that fails can be tried again, and one that is refused says so', async () => {
  const fault = { path: 'accounts/users', kind: 'status', status: 500 } as const
  const { user } = await renderPortal('admin', path, fault)
  expect((await screen.findByRole('alert')).textContent).toContain('Internal Server Error')
  await user.click(await findButton('Try again'))
  expect(await rows()).toHaveLength(pageDefaults.page_size)

  await renderPortal('admin', path, {
    ...fault,
    status: 403,
    count: 2,
    body: { message: 'Not you' },
  })
  expect(await screen.findByText('You do not have access to this')).toBeTruthy()
  expect(screen.getByText('Not you')).toBeTruthy()
})
