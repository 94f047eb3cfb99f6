import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { database } from '@mocks/db'
import type { Fault } from '@mocks/faults'
import { setFieldValue } from '@/test/list-screen'
import {
  create,
  duplicate,
  formShown,
  named,
  nameField,
  openReview,
  review,
  title,
  createdToast,
} from '@/test/new-bundle'
import { renderPortal } from '@/test/render-portal'

// Refusals are reported to the console.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

/** How many bundles of this name the client has. */
const made = (name: string) =>
  [...database().bundles.values()].filter((bundle) => bundle.name === name).length

test.each<[string, Fault]>([
  ['nothing', { path: 'bundles/create', kind: 'empty' }],
  ['no id', { path: 'bundles/create', kind: 'wrong_shape' }],
])('a success that answers %s opens the page of the client', async (_what, fault) => {
  const portal = await openReview('Car loans', fault)
  await create(portal)
  await createdToast()
  await title('Lotus Digital Bank')
  expect(portal.path()).toBe('/admin/clients/1001')
  expect(portal.calls('bundles/create')).toHaveLength(1)
})

test.each<[string, Fault]>([
  ['breaks off', { path: 'bundles/create', kind: 'truncated' }],
  ['is HTML', { path: 'bundles/create', kind: 'html', status: 200 }],
  ['is a 504', { path: 'bundles/create', kind: 'status', status: 504 }],
  ['is lost', { path: 'bundles/create', kind: 'drop' }],
])('A19 an answer that %s says where to look', async (_what, fault) => {
  const portal = await openReview('Car loans', fault)
  await create(portal)
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText(/this may still have gone through/)).toBeTruthy()
  const look = alert.getByRole('link', { name: 'This client’s bundles' })
  expect(look.getAttribute('href')).toBe('/admin/clients/1001')
  // The draft stays in this tab.
  expect(look.getAttribute('target')).toBe('_blank')
})

test('A19 a second click makes no second bundle when the answer of the first was lost', async () => {
  const portal = await openReview('Car loans', { path: 'bundles/create', kind: 'truncated' })
  await create(portal)
  await screen.findByText(/this may still have gone through/)
  expect(made('Car loans')).toBe(1)
  await create(portal)
  expect(await screen.findByText('This client now has a bundle with this name.')).toBeTruthy()
  const bundle = [...database().bundles.values()].at(-1)
  expect(named('link', 'Open bundle').getAttribute('href')).toBe(
    `/admin/clients/1001/${bundle?.id}`,
  )
  expect(portal.calls('bundles/create')).toHaveLength(1)
})

test('after creating, Back leads to where the form was opened from', async () => {
  const portal = await renderPortal('admin-clients', '/admin/clients/1001/20024')
  await title('Wallet sign-up')
  await portal.open(duplicate)
  await formShown()
  setFieldValue(nameField(), 'Car loans')
  await review(portal)
  await title('Review the new bundle')
  await create(portal)
  await title('Car loans')
  portal.router.history.back()
  await title('Wallet sign-up')
  expect(portal.path()).toBe('/admin/clients/1001/20024')
})

test('the review of a duplicate that is opened by its address leads back to the form', async () => {
  const portal = await renderPortal('admin-clients', `${duplicate}&step=review`)
  await title('Review the new bundle')
  await portal.user.click(named('button', 'Back to the form'))
  await formShown()
  expect(portal.search().get('from')).toBe('20024')
})
