import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { descriptionOf } from '@/test/auth-forms'
import {
  create,
  formShown,
  named,
  NEW_BUNDLE,
  review,
  title,
  createdToast,
} from '@/test/new-bundle'
import { renderPortal } from '@/test/render-portal'

test('a bundle offers the services of its client, and says why the others are not offered', async () => {
  const portal = await renderPortal('admin-clients', NEW_BUNDLE)
  await formShown()
  const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name })
  await waitFor(async () => expect((await box('Proof of address')).disabled).toBe(true))
  expect(descriptionOf(await box('Proof of address'))).toMatch(/^The client does not have these/)
  expect((await box('NTRA')).disabled).toBe(false)
  expect(named('link', 'Edit client').getAttribute('target')).toBe('_blank')
  // Without a client, every service of the provider is offered.
  await portal.user.click(named('button', 'Clear Client'))
  await waitFor(async () => expect((await box('Proof of address')).disabled).toBe(false))
})

test('a duplicate leaves out what its new client does not have', async () => {
  // A client with ID OCR and face match alone.
  const portal = await renderPortal('admin-clients', '/admin/clients/1155/new-bundle?from=20024')
  await formShown()
  const liveness = () => screen.findByRole('checkbox', { name: 'Liveness' })
  await waitFor(async () => expect(descriptionOf(await liveness())).toMatch(/^The client does not/))
  await review(portal)
  expect(await screen.findByText('Remove the services the client does not have')).toBeTruthy()
  await portal.user.click(await liveness())
  await review(portal)
  await title('Review the new bundle')
  await create(portal)
  await createdToast()
})
