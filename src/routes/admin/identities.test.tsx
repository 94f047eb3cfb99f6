import { pageDefaults } from '@/features/record-list/list-search'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  expectPage,
  setFieldValue,
  filter,
  findRows,
  linkOf,
  pageRange,
  pager,
  turnTo,
  rangeOf,
} from '@/test/list-screen'
import { renderPortal } from '@/test/render-portal'

const path = '/admin/identities'
const rows = () => findRows('Identities')
const findDrawer = () => screen.findByRole('dialog', { name: 'Identity' })
const closed = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Identity' })).toBeNull())
const journeyOf = (row: HTMLElement | undefined) =>
  within(row ?? document.body)
    .getByRole('img')
    .getAttribute('aria-label')

test('identities are masked until revealed, and paged in the address', async () => {
  const { user, search } = await renderPortal('admin-none', path)
  const listed = await rows()
  expect(listed).toHaveLength(pageDefaults.page_size)
  expect(pageRange()).toBe(`${rangeOf(1)} of 240`)
  const name = listed
    .map((row) => row.querySelector('[data-kind=name]'))
    .find((each) => each !== null)
  expect(name?.textContent).toContain('•')
  await user.click(screen.getByRole('button', { name: 'Reveal all' }))
  expect(name?.textContent).not.toContain('•')

  await user.click(turnTo('Next page'))
  await expectPage(`${rangeOf(2)} of 240`)
  expect(search().toString()).toBe('page=2')
})

test('a client, a status and a period narrow the list, and a national id does without the address', async () => {
  const { user, search, calls, router } = await renderPortal('admin', path)
  await rows()
  await user.click(screen.getByRole('combobox', { name: 'Client' }))
  await user.click(await screen.findByRole('option', { name: 'Delta Microfinance' }))
  await waitFor(() => expect(search().has('organization')).toBe(true))
  await user.selectOptions(filter('Status'), 'Rejected')
  await waitFor(() => expect(search().get('status')).toBe('rejected'))
  await expectPage('of ')
  for (const row of await rows()) {
    expect(row.textContent).toContain('Delta Microfinance')
    expect(row.textContent).toContain('Rejected')
    expect(journeyOf(row)).toContain('Failed')
  }

  setFieldValue(screen.getByRole('searchbox', { name: 'Search identities' }), '٢٩٠٠١٠١٨٨٠٠٠١٥')
  expect(await screen.findByText('Nothing matches these filters')).toBeTruthy()
  expect(calls('identities/')).toHaveLength(4)
  expect(router.history.location.href).not.toMatch(/29001018800015|%D9/)
  await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] ?? document.body)
  await waitFor(() => expect(pager().textContent).toContain(`${rangeOf(1)} of 240`))
  expect(search().toString()).toBe('')
})

test('an identity opens in a drawer with its own address, its journey and the ways to its neighbours', async () => {
  const { user, search } = await renderPortal('admin', `${path}?status=validated&page_size=10`)
  const [first] = await rows()
  await user.click(linkOf(first))
  const drawer = await findDrawer()
  expect(search().get('identity')).toMatch(/^5\d+$/)
  expect(await within(drawer).findByText(/still open\.$/)).toBeTruthy()
  const checks = within(drawer).getByRole('region', { name: 'Checks' })
  expect(checks.textContent).toMatch(/^ChecksPhonePassed.*IDPassed.*LivenessNot done.*CSONot done/)
  expect(drawer.querySelector('[data-kind=national_id]')?.textContent).toContain('•')
  const steps = within(drawer).getByRole('navigation', { name: 'Identities in the list' })
  await waitFor(() => expect(steps.textContent).toMatch(/^1 of /))
  await user.keyboard(']')
  await waitFor(() => expect(steps.textContent).toMatch(/^2 of /))
  await user.click(within(drawer).getByRole('button', { name: 'Close' }))
  await closed()
  expect(search().has('identity')).toBe(false)
  expect(search().get('status')).toBe('validated')
})

test('an identity that is gone is said to be, and one that fails can be tried again', async () => {
  const { user, open } = await renderPortal('admin', `${path}?identity=1`, {
    path: 'identity-details',
    kind: 'status',
    status: 500,
  })
  const drawer = within(await findDrawer())
  expect((await drawer.findByRole('alert')).textContent).toContain('Internal Server Error')
  await user.click(drawer.getByRole('button', { name: 'Try again' }))
  expect(await drawer.findByText('Identity not found')).toBeTruthy()
  await open(`${path}?identity=5240`)
  expect(await drawer.findByText('Identity id')).toBeTruthy()
})

test('a list that fails can be tried again', async () => {
  const fault = { path: 'digital_identity/identities', kind: 'status', status: 500 } as const
  const { user } = await renderPortal('admin', path, fault)
  expect((await screen.findByRole('alert')).textContent).toContain('Internal Server Error')
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await rows()).toHaveLength(pageDefaults.page_size)
  expect(pageRange()).toBe(`${rangeOf(1)} of 240`)
})
