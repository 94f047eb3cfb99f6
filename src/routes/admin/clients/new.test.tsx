import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { database } from '@mocks/db'
import {
  alertText,
  getDescription,
  fillField,
  findButton,
  findField,
  lastMail,
} from '@/test/auth-forms'
import { holdResponses } from '@/test/hold-responses'
import { renderPortal, setWindowWidth } from '@/test/render-portal'

const path = '/admin/clients/new'
const CREATE = 'organizations/create'
const submit = () => findButton('Create client')
const expectSaid = (label: string, text: string | RegExp) =>
  waitFor(async () => expect(getDescription(await findField(label))).toMatch(text))
const listCreated = () => [...database().organizations.values()].slice(24)

async function openForm() {
  const portal = await renderPortal('admin-clients', path)
  await submit()
  return portal
}

async function fillIn({ user }: Awaited<ReturnType<typeof openForm>>) {
  await fillField(user, 'Name', 'Heron Savings')
  await fillField(user, 'Email', 'hala@heron.example.com')
}

test('creates a client with every filled-in field and opens its page', async () => {
  const portal = await openForm()
  await fillIn(portal)
  await fillField(portal.user, 'Website', 'Heron.example.com')
  await fillField(portal.user, 'Contact name', 'Hala Zaki')
  await fillField(portal.user, 'Phone number', '0100 123 4567')
  await portal.user.selectOptions(screen.getByRole('combobox', { name: 'Industry' }), 'Insurance')
  await portal.user.click(screen.getByRole('checkbox', { name: 'ID OCR' }))
  await portal.user.click(await submit())
  expect(await screen.findByText('Organiztion Created Successfully!')).toBeTruthy()
  expect(await screen.findByRole('heading', { level: 1, name: 'Heron Savings' })).toBeTruthy()
  const [client] = listCreated()
  expect(portal.path()).toBe(`/admin/clients/${client?.id}`)
  expect(client).toMatchObject({
    name: 'Heron Savings',
    email: 'hala@heron.example.com',
    contact_name: 'Hala Zaki',
    phone_number: '+201001234567',
    website: 'https://heron.example.com',
    industry: 'insurance',
    services: ['ocr'],
  })
  expect(lastMail('hala@heron.example.com').link).toContain('/auth/initialize-password/')
  expect(await screen.findByText('Not set up')).toBeTruthy()
})

test("shows each field's error before anything is sent", async () => {
  const { user, calls } = await openForm()
  await user.click(await submit())
  await expectSaid('Name', /^Enter the client name$/)
  expect(document.activeElement).toBe(await findField('Name'))
  await fillField(user, 'Name', 'Heron')
  await fillField(user, 'Email', 'hala')
  await fillField(user, 'Website', 'heron')
  await fillField(user, 'Phone number', '123')
  await user.keyboard('{Enter}')
  await expectSaid('Email', /^Enter a full email/)
  await expectSaid('Website', /^Enter a web address/)
  await expectSaid('Phone number', /^Enter a full phone number/)
  expect((await findField('Name')).getAttribute('aria-invalid')).toBeNull()
  // The number has enough digits but doesn't belong to a country. Only the numbering plans can detect that.
  await fillField(user, 'Email', 'hala@heron.example.com')
  await fillField(user, 'Website', '')
  await fillField(user, 'Phone number', '+999 1234567')
  await user.keyboard('{Enter}')
  await expectSaid('Phone number', /^Enter a full phone number/)
  expect(calls(CREATE)).toEqual([])
})

test('shows server errors next to their fields and keeps everything typed', async () => {
  const portal = await openForm()
  const { user, faults } = portal
  await fillIn(portal)
  await fillField(user, 'Name', 'Lotus Digital Bank')
  await user.click(await submit())
  await expectSaid('Name', /^A client with this name already exists$/)
  expect(screen.queryByRole('alert')).toBeNull()

  // A conflict without fields applies to the name.
  faults({ path: CREATE, kind: 'status', status: 409, body: { message: 'Taken.' } })
  await fillField(user, 'Name', 'Heron')
  await user.click(await submit())
  await expectSaid('Name', /^Taken\.$/)

  const errors = { phone_number: ['Blocked.'], services: 'Not for you.', plan: ['No plan.'] }
  faults({ path: CREATE, kind: 'status', status: 400, body: { errors } })
  await user.click(await submit())
  await expectSaid('Phone number', /^Blocked\. /)
  expect(screen.getByText('Not for you.')).toBeTruthy()
  // This error doesn't belong to a field of the form.
  expect(screen.getByText(/No plan\./)).toBeTruthy()
  expect((await findField('Name')).value).toBe('Heron')
  expect((await findField('Email')).value).toBe('hala@heron.example.com')
  expect(listCreated()).toEqual([])
})

test('A3 A19 keeps typed text after a failure, and links to clients with that name if the outcome is unknown', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const portal = await openForm()
  const { user, faults } = portal
  await fillIn(portal)
  await user.click(screen.getByRole('checkbox', { name: 'CSO' }))
  for (const [fault, text] of [
    [{ kind: 'status', status: 403, body: { message: 'Not you' }, count: 2 }, 'Not you'],
    [{ kind: 'status', status: 500 }, 'Internal Server Error'],
    [{ kind: 'drop' }, 'Please make sure of your internet connection!'],
    [{ kind: 'html' }, 'Sorry ! Something went wrong'],
    // The server creates the client, but the response breaks off.
    [{ kind: 'truncated' }, 'this may still have gone through'],
  ] as const) {
    expect(listCreated()).toEqual([])
    faults({ path: CREATE, ...fault })
    await user.click(await submit())
    await waitFor(async () => expect(await alertText()).toContain(text))
    expect((await findField('Name')).value).toBe('Heron Savings')
    expect(screen.getByRole('checkbox', { name: 'CSO', checked: true })).toBeTruthy()
  }
  const look = within(screen.getByRole('alert')).getByRole('link', { name: 'Clients' })
  expect(look.getAttribute('href')).toBe('/admin/clients?name=Heron+Savings')
  expect(look.getAttribute('target')).toBe('_blank')
  expect(listCreated()).toHaveLength(1)
})

test('treats the client as created after a success response without a body, and opens the list', async () => {
  const portal = await openForm()
  await fillIn(portal)
  portal.faults({ path: CREATE, kind: 'empty' })
  await portal.user.click(await submit())
  await waitFor(() => expect(portal.path()).toBe('/admin/clients'))
  expect(await screen.findByText('Organiztion Created Successfully!')).toBeTruthy()
})

test('J1 creates one client on a double click and two Enters', async () => {
  const portal = await openForm()
  await fillIn(portal)
  const release = holdResponses(CREATE)
  await portal.user.dblClick(await submit())
  await portal.user.keyboard('{Enter}{Enter}')
  release()
  await waitFor(() => expect(portal.path()).not.toBe(path))
  expect(portal.calls(CREATE)).toHaveLength(1)
  expect(listCreated()).toHaveLength(1)
})

test('shows a confirmation before leaving a draft, even if only a service is checked', async () => {
  setWindowWidth(1440)
  const { user, path: at } = await openForm()
  await user.click(screen.getByRole('checkbox', { name: 'CSO' }))
  await user.click(screen.getByRole('link', { name: 'Cancel' }))
  const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' })
  await user.click(within(dialog).getByRole('button', { name: 'Keep editing' }))
  expect(screen.getByRole('checkbox', { name: 'CSO', checked: true })).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: 'CSO' }))
  await user.click(screen.getByRole('link', { name: 'Cancel' }))
  await waitFor(() => expect(at()).toBe('/admin/clients'))
})
