import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { database } from '@mocks/db'
import type { Fault } from '@mocks/faults'
import {
  create,
  duplicate,
  expectFocusOn,
  waitForForm,
  getNamed,
  openReview,
  title,
  createdToast,
} from '@/test/new-bundle'
import { renderPortal } from '@/test/render-portal'

// The portal logs rejected requests to the console.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

const call = { path: 'bundles/create' } as const
const UNKNOWN = /this may still have gone through/

/** Returns the number of bundles with this name. */
const findCreated = (name: string) =>
  [...database().bundles.values()].filter((bundle) => bundle.name === name).length

test.each<[string, Fault]>([
  ['no body', { ...call, kind: 'empty' }],
  ['no ID', { ...call, kind: 'wrong_shape' }],
])('opens the client page after a success response with %s', async (_what, fault) => {
  const portal = await openReview('Car loans', fault)
  await create(portal)
  await createdToast()
  await title('Lotus Digital Bank')
  expect(portal.path()).toBe('/admin/clients/1001')
  expect(portal.calls('bundles/create')).toHaveLength(1)
})

test("A19 links to the client's bundles after a lost response and creates no second bundle", async () => {
  const portal = await openReview('Car loans')
  const answers: [Fault, RegExp, number][] = [
    [{ ...call, kind: 'status', status: 500 }, /^Internal Server Error/, 0],
    [{ ...call, kind: 'drop' }, UNKNOWN, 0],
    [{ ...call, kind: 'status', status: 504 }, UNKNOWN, 0],
    [{ ...call, kind: 'html', status: 200 }, UNKNOWN, 0],
    [{ ...call, kind: 'truncated' }, UNKNOWN, 1],
  ]
  for (const [index, [fault, text, count]] of answers.entries()) {
    portal.faults(fault)
    await create(portal)
    await waitFor(() => expect(portal.calls('bundles/create')).toHaveLength(index + 1))
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(text))
    await expectFocusOn(() => getNamed('button', 'Create bundle'))
    expect(findCreated('Car loans')).toBe(count)
  }
  const look = within(screen.getByRole('alert')).getByRole('link', {
    name: 'This client’s bundles',
  })
  expect(look.getAttribute('href')).toBe('/admin/clients/1001')
  // The link opens in a new tab, so the draft stays in this tab.
  expect(look.getAttribute('target')).toBe('_blank')

  await create(portal)
  expect(await screen.findByText('This client now has a bundle with this name.')).toBeTruthy()
  const bundle = [...database().bundles.values()].at(-1)
  expect(getNamed('link', 'Open bundle').getAttribute('href')).toBe(
    `/admin/clients/1001/${bundle?.id}`,
  )
  expect(portal.calls('bundles/create')).toHaveLength(answers.length)
})

test("returns to the form from a duplicate's review that was opened by its URL", async () => {
  const portal = await renderPortal('admin-clients', `${duplicate}&step=review`)
  await title('Review the new bundle')
  await portal.user.click(getNamed('button', 'Back to the form'))
  await waitForForm()
  expect(portal.search().get('from')).toBe('20024')
})
