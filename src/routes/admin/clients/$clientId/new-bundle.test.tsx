import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { database } from '@mocks/db'
import type { Fault } from '@mocks/faults'
import { getDescription } from '@/test/auth-forms'
import { holdResponses } from '@/test/hold-responses'
import { setFieldValue, fieldValue } from '@/test/list-screen'
import {
  create,
  createButton,
  duplicate,
  expectFocusOn,
  waitForForm,
  getNamed,
  nameField,
  NEW_BUNDLE,
  openReview,
  review,
  title,
  createdToast,
} from '@/test/new-bundle'
import { renderPortal } from '@/test/render-portal'

const client = () => getNamed('combobox', 'Client')

// The portal logs rejected requests to the console.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

test('duplicates, reviews, creates and shows a bundle, and skips the form on Back', async () => {
  const portal = await renderPortal('admin-clients', '/admin/clients/1001/20024')
  await title('Wallet sign-up')
  await portal.open(duplicate)
  await waitForForm()
  expect(fieldValue(nameField())).toBe('Copy of Wallet sign-up')
  setFieldValue(nameField(), 'Car loans')
  setFieldValue(getNamed('textbox', 'Token lifetime in seconds'), '90')
  await review(portal)

  const heading = await title('Review the new bundle')
  await expectFocusOn(() => heading)
  const main = screen.getByRole('main')
  expect(await within(main).findByText('Lotus Digital Bank')).toBeTruthy()
  for (const text of ['Car loans', '1 minute and 30 seconds'])
    expect(within(main).getByText(text)).toBeTruthy()
  const liveness = screen.getByRole('region', { name: 'Liveness' })
  for (const example of [
    '1 hit falls into tier 1',
    '1,000 hits fall into tier 2',
    '1,000,000 hits fall into tier 4',
  ])
    expect(liveness.textContent).toContain(example)

  await create(portal)
  await createdToast()
  await title('Car loans')
  expect(portal.path()).toMatch(/^\/admin\/clients\/1001\/\d+$/)
  expect(portal.calls('bundles/create')).toHaveLength(1)

  portal.router.history.back()
  await title('Wallet sign-up')
  expect(portal.path()).toBe('/admin/clients/1001/20024')
})

test("duplicates a bundle to another client, omits unavailable services, and adds the bundle to that client's list", async () => {
  // A client with only ID OCR and face match.
  const other = '1155'
  const name = database().organizations.get(other)?.name ?? ''
  const portal = await renderPortal('admin-clients', `/admin/export-data?client=${other}`)
  const openBundles = async () => {
    const field = await screen.findByRole('combobox', { name: 'Bundle' })
    await waitFor(() => expect(field).toHaveProperty('disabled', false))
    await portal.user.click(field)
  }
  await openBundles()
  await screen.findAllByRole('option')
  await portal.open(duplicate)
  await waitForForm()
  await portal.user.click(client())
  setFieldValue(client(), name)
  await portal.user.click(await screen.findByRole('option', { name }))
  setFieldValue(nameField(), 'Car loans')
  const liveness = () => screen.findByRole('checkbox', { name: 'Liveness' })
  await waitFor(async () =>
    expect(getDescription(await liveness())).toMatch(/^The client does not/),
  )
  await review(portal)
  expect(await screen.findByText('Remove the services the client does not have')).toBeTruthy()
  await portal.user.click(await liveness())
  await review(portal)
  expect(await screen.findByText(name)).toBeTruthy()
  await create(portal)
  await title('Car loans')
  expect(portal.path()).toMatch(/^\/admin\/clients\/1155\/\d+$/)

  await portal.open(`/admin/export-data?client=${other}`)
  await openBundles()
  expect(await screen.findByRole('option', { name: 'Car loans' })).toBeTruthy()
})

test("offers the client's services, and reports all invalid fields before the review", async () => {
  const portal = await renderPortal('admin-clients', NEW_BUNDLE)
  await waitForForm()
  await expectFocusOn(nameField)
  const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name })
  await waitFor(async () => expect((await box('Proof of address')).disabled).toBe(true))
  expect(getDescription(await box('Proof of address'))).toMatch(/^The client does not have these/)
  expect((await box('NTRA')).disabled).toBe(false)
  expect(getNamed('link', 'Edit client').getAttribute('target')).toBe('_blank')
  // If no client is selected, the form offers every provider service.
  await portal.user.click(getNamed('button', 'Clear Client'))
  await waitFor(async () => expect((await box('Proof of address')).disabled).toBe(false))

  setFieldValue(getNamed('textbox', 'Token lifetime in seconds'), 'soon')
  await review(portal)
  await expectFocusOn(client)
  for (const text of [
    'Choose a client',
    'Enter a name for the bundle',
    'Enter a whole number of seconds, 1 or more',
    'Choose at least one service',
  ])
    expect(screen.getAllByText(text).length).toBeGreaterThan(0)
  expect(portal.search().has('step')).toBe(false)

  // An unknown service has a readable name.
  await portal.user.click(getNamed('checkbox', 'Proof of address'))
  expect(screen.queryByText('Choose at least one service')).toBeNull()
  setFieldValue(getNamed('textbox', 'Attempts per session, Proof of address'), '0')
  expect(await screen.findByText('Enter a whole number, 1 or more')).toBeTruthy()
})

test("copies a service's ladder to another service", async () => {
  const portal = await renderPortal('admin-clients', duplicate)
  await waitForForm()
  const face = within(screen.getByRole('region', { name: 'Face match' }))
  await portal.user.click(face.getByRole('button', { name: 'Use these tiers for…' }))
  const dialog = within(await screen.findByRole('dialog', { name: /Use the tiers from/ }))
  await portal.user.click(dialog.getByRole('checkbox', { name: 'ID OCR' }))
  await portal.user.click(dialog.getByRole('button', { name: 'Use for 1 service' }))
  await review(portal)
  await title('Review the new bundle')
  const getMillionTier = (service: string) =>
    /1,000,000 hits fall into tier (\d)/.exec(getNamed('region', service).textContent)?.[1]
  expect(['ID OCR', 'Liveness', 'Face match'].map(getMillionTier)).toEqual(['3', '2', '2'])
})

test('J1 creates one bundle on a double click and two Enters, and none on Enter in the hits field', async () => {
  const portal = await openReview('Car loans')
  const [hits = document.body] = screen.getAllByRole('textbox')
  setFieldValue(hits, '700')
  const form = hits.closest('form') ?? document.body
  // Browsers submit on Enter in a form's only field.
  fireEvent.submit(form)
  expect(form.getAttribute('aria-busy')).toBe('false')
  expect(await screen.findByText('700 hits fall into tier 1')).toBeTruthy()
  expect(portal.calls('bundles/create')).toHaveLength(0)

  const release = holdResponses('bundles/create')
  await portal.user.dblClick(await createButton())
  await portal.user.keyboard('{Enter}{Enter}')
  release()
  await title('Car loans')
  expect(portal.calls('bundles/create')).toHaveLength(1)
})

test('returns to the rejected name or service fields and keeps the typed values', async () => {
  const refuse = (errors: Record<string, string[]>): Fault => ({
    path: 'bundles/create',
    kind: 'status',
    status: 400,
    body: { message: 'Some fields are not valid', errors },
  })
  const portal = await openReview('Wallet sign-up')
  await create(portal)
  await waitForForm()
  await expectFocusOn(nameField)
  expect(screen.getByText('This client already has a bundle with this name')).toBeTruthy()
  expect(fieldValue(nameField())).toBe('Wallet sign-up')
  setFieldValue(nameField(), 'Car loans')
  expect(screen.queryByText('This client already has a bundle with this name')).toBeNull()

  await review(portal)
  await title('Review the new bundle')
  portal.faults(
    refuse({
      'services[2].max_trials': ['At most 2'],
      'services[2].tiers[1].amount_of_hits': ['Too few'],
    }),
  )
  await create(portal)
  await waitForForm()
  const liveness = within(getNamed('region', 'Liveness'))
  const trials = () => liveness.getByRole('textbox', { name: 'Attempts per session, Liveness' })
  await expectFocusOn(trials)
  for (const text of ['At most 2', 'Too few']) expect(liveness.getByText(text)).toBeTruthy()
  setFieldValue(trials(), '2')
  expect(liveness.queryByText('At most 2')).toBeNull()
  expect(liveness.getByText('Too few')).toBeTruthy()
})

test('creates a bundle from values typed into an empty form', async () => {
  const portal = await renderPortal('admin-clients', NEW_BUNDLE)
  await waitForForm()
  setFieldValue(nameField(), ' Car loans ')
  await portal.user.click(getNamed('checkbox', 'NTRA'))
  await review(portal)
  const ntra = within(getNamed('region', 'NTRA'))
  const cell = (name: string) => ntra.getByRole('textbox', { name })
  expect(ntra.getByText('Correct the marked tiers')).toBeTruthy()
  await expectFocusOn(() => cell('Tier 1, amount of hits'))
  await portal.user.keyboard('100{Enter}')
  setFieldValue(cell('Tier 1, maximum'), '٥٠٠')
  setFieldValue(cell('Tier 2, amount of hits'), '1,000')
  setFieldValue(getNamed('textbox', 'Attempts per session, NTRA'), '')
  await review(portal)
  await title('Review the new bundle')
  expect(screen.getByText('Provider default')).toBeTruthy()
  await create(portal)
  await title('Car loans')
  const bundle = [...database().bundles.values()].at(-1)
  const types = { pricing_type: 'TIERED', bill_type: 'PER_TRANSACTION' }
  expect(bundle?.created).toEqual({
    organization_id: '1001',
    name: 'Car loans',
    services: [
      {
        service: 'ntra',
        tiers: [
          { minimum_interval: 0, maximum_interval: 500, amount_of_hits: 100, ...types },
          {
            minimum_interval: 501,
            maximum_interval: Number.MAX_SAFE_INTEGER,
            amount_of_hits: 1000,
            ...types,
          },
        ],
      },
    ],
    at: expect.any(Number),
  })
})

test('keeps the draft when the user returns from the review, and requires confirmation to leave', async () => {
  const portal = await openReview('Car loans')
  // Opens a screen that doesn't send requests.
  await portal.open('/admin/name-match')
  await screen.findByRole('dialog', { name: 'Leave without saving?' })
  await portal.user.click(screen.getByRole('button', { name: 'Keep editing' }))
  expect(portal.path()).toBe(NEW_BUNDLE)
  await portal.user.click(getNamed('button', 'Back to the form'))
  await waitForForm()
  expect(fieldValue(nameField())).toBe('Car loans')
  expect(screen.queryByRole('dialog')).toBeNull()
  await portal.open('/admin/name-match')
  await portal.user.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(portal.path()).toBe('/admin/name-match'))
})

test.each([
  ['a client that does not exist', '/admin/clients/9/new-bundle'],
  ['a bundle that does not exist', `${NEW_BUNDLE}?from=9`],
])('shows Not Found instead of the form for %s', async (_what, address) => {
  await renderPortal('admin', address)
  expect((await screen.findByRole('alert')).textContent).toContain('Not Found')
  expect(screen.queryByRole('button', { name: 'Review bundle' })).toBeNull()
})
