import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { database } from '@mocks/db'
import { alertText, getDescription, fillField, findButton, findField } from '@/test/auth-forms'
import { holdResponses } from '@/test/hold-responses'
import { renderPortal } from '@/test/render-portal'

const path = '/admin/clients/1008/edit'
const UPDATE = 'organizations/update'
const submit = () => findButton('Save changes')
const client = () => database().organizations.get('1008')

test('saves only the changed fields, and shows the updated client', async () => {
  const portal = await renderPortal('admin-clients', path)
  const before = { ...client() }
  expect((await findField('Name')).value).toBe('Papyrus Payments')
  // Data being edited is not masked.
  expect((await findField('Email')).value).toBe('contact@client-1008.example.com')
  await fillField(portal.user, 'Name', 'Lotus Bank')
  await fillField(portal.user, 'Website', '')
  await portal.user.click(await submit())
  expect(await screen.findByText('Organiztan info was updated Successfully!')).toBeTruthy()
  expect(await screen.findByRole('heading', { level: 1, name: 'Lotus Bank' })).toBeTruthy()
  expect(portal.path()).toBe('/admin/clients/1008')
  expect(client()).toEqual({ ...before, name: 'Lotus Bank', website: '' })
})

test('finishes saving without waiting for the client to be fetched again', async () => {
  const portal = await renderPortal('admin-clients', path)
  await fillField(portal.user, 'Name', 'Lotus Bank')
  portal.faults({ path: 'organizations/details', kind: 'hang', count: 'always' })
  await portal.user.click(await submit())
  expect(await screen.findByText('Organiztan info was updated Successfully!')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull())
  // Stale values are hidden while new ones load.
  expect(screen.queryByRole('heading', { name: 'Papyrus Payments' })).toBeNull()
})

test('sends nothing if nothing has changed', async () => {
  const portal = await renderPortal('admin', path)
  await portal.user.click(await submit())
  await waitFor(() => expect(portal.path()).toBe('/admin/clients/1008'))
  expect(portal.calls(UPDATE)).toEqual([])
})

test('J1 A19 reports a duplicate name next to the field, keeps typed text on failure, and saves once on a double click', async () => {
  const { user, faults, calls } = await renderPortal('admin', path)
  await fillField(user, 'Name', 'Lotus Digital Bank')
  await user.click(await submit())
  await waitFor(async () =>
    expect(getDescription(await findField('Name'))).toBe('A client with this name already exists'),
  )
  await fillField(user, 'Name', 'Lotus Bank')
  faults({ path: UPDATE, kind: 'drop' })
  await user.click(await submit())
  await waitFor(async () =>
    expect(await alertText()).toContain('Please make sure of your internet connection!'),
  )
  expect((await findField('Name')).value).toBe('Lotus Bank')
  faults({ path: UPDATE, kind: 'truncated' })
  await user.click(await submit())
  await waitFor(async () => expect(await alertText()).toContain('this may still have gone through'))
  const look = within(screen.getByRole('alert')).getByRole('link')
  expect(look.getAttribute('href')).toBe('/admin/clients/1008')
  expect((await findField('Name')).value).toBe('Lotus Bank')
  const sentCount = calls(UPDATE).length
  const release = holdResponses(UPDATE)
  await user.dblClick(await submit())
  release()
  expect(await screen.findByText('Organiztan info was updated Successfully!')).toBeTruthy()
  expect(calls(UPDATE)).toHaveLength(sentCount + 1)
})

test('keeps an unknown service and an unknown industry', async () => {
  const organization = { name: 'Heron', industry: 'palm_oil', services: ['ocr', 'palm_reading'] }
  await renderPortal('admin', path, {
    path: 'organizations/details',
    kind: 'status',
    status: 200,
    body: organization,
  })
  expect(await screen.findByRole('checkbox', { name: 'Palm reading', checked: true })).toBeTruthy()
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Industry' }).value).toBe(
    'palm_oil',
  )
})

test('offers a retry when a client fails to load, and reports a missing client', async () => {
  const { user, open } = await renderPortal('admin', path, {
    path: 'organizations/details',
    kind: 'status',
    status: 500,
  })
  expect(await alertText()).toContain('Internal Server Error')
  await user.click(await findButton('Try again'))
  expect(await submit()).toBeTruthy()
  await open('/admin/clients/1/edit')
  expect(await screen.findByText(/This organization does not exist/)).toBeTruthy()
})
