import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { expireAccessTokens } from '@mocks/accounts/auth-sessions'
import { database } from '@mocks/db'
import { personas, type PersonaName } from '@mocks/personas'
import { fillSignIn, findButton, findRefusal } from '@/test/auth-forms'
import { fieldValue, setFieldValue } from '@/test/list-screen'
import { renderPortal } from '@/test/render-portal'

/** Duplicate of a bundle with ID OCR, liveness and face match, all with tiers. */
const duplicate = '/admin/clients/1001/new-bundle?from=20024'

const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const nameField = () => screen.findByRole('textbox', { name: 'Bundle name' })
const trials = () => screen.getByRole('textbox', { name: 'Attempts per session, Liveness' })
const firstMaximum = () =>
  within(screen.getByRole('region', { name: 'Liveness' })).getByRole('textbox', {
    name: 'Tier 1, maximum',
  })
const BACK = /^Your draft was kept/
const SENT = /^You were signed out while the bundle was being created/

type Portal = Awaited<ReturnType<typeof renderPortal>>

/** Types a draft that differs from its source in every kind of field. */
async function typeDraft() {
  const portal = await renderPortal('admin-clients', duplicate)
  setFieldValue(await nameField(), 'Car loans')
  setFieldValue(trials(), '7')
  setFieldValue(firstMaximum(), '450')
  return portal
}

/** Expires the access token for the next request, and makes the backend reject the refresh. */
function refuseLogin(portal: Portal) {
  expireAccessTokens(database())
  portal.faults({ path: 'authentication/refresh', kind: 'rejected_refresh' })
}

async function signInAs(name: PersonaName, portal: Portal) {
  await findRefusal(portal.path, '/auth/login/admin')
  await fillSignIn(portal.user, personas[name].email, personas[name].password)
}

// The portal logs rejected requests to the console.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

test('C9 restores a bundle in review after a new sign-in, and still requires confirmation to leave', async () => {
  const portal = await typeDraft()
  await portal.user.click(await findButton('Review bundle'))
  refuseLogin(portal)
  await portal.user.click(await findButton('Create bundle'))
  await signInAs('admin-clients', portal)

  await title('Review the new bundle')
  expect(await screen.findByText(SENT)).toBeTruthy()
  portal.router.history.back()
  expect(fieldValue(await nameField())).toBe('Car loans')
  expect([trials(), firstMaximum()].map(fieldValue)).toEqual(['7', '450'])
  await portal.open('/admin/clients/1001')
  await screen.findByRole('dialog', { name: 'Leave without saving?' })
  await portal.user.click(await findButton('Keep editing'))
  await portal.user.click(await findButton('Review bundle'))
  await portal.user.click(await findButton('Create bundle'))
  await title('Car loans')
  expect(portal.calls('bundles/create').map(({ status }) => status)).toEqual([401, 200])

  // The portal discards the draft after creating the bundle.
  await portal.open(duplicate)
  expect(fieldValue(await nameField())).toBe('Copy of Wallet sign-up')
})

test('C9 reports only a kept draft if the bundle was not being created', async () => {
  const portal = await typeDraft()
  refuseLogin(portal)
  // Sends a request, because the client picker searches on the server.
  const client = screen.getByRole('combobox', { name: 'Client' })
  await portal.user.click(client)
  setFieldValue(client, 'Pap')
  await signInAs('admin-clients', portal)
  expect(fieldValue(await nameField())).toBe('Car loans')
  expect(screen.getByText(BACK)).toBeTruthy()
  setFieldValue(await nameField(), 'Car loans 2')
  expect(screen.queryByText(BACK)).toBeNull()
})

test('C9 does not show the draft to another user who signs in on the page', async () => {
  const portal = await typeDraft()
  await portal.user.click(await findButton('Review bundle'))
  refuseLogin(portal)
  await portal.user.click(await findButton('Create bundle'))
  await signInAs('admin', portal)
  await title('Review the new bundle')
  expect(screen.queryByText('Car loans')).toBeNull()
  expect(screen.queryByText(SENT)).toBeNull()
})
