import { waitFor } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { onINP, onLCP } from 'web-vitals'
import { setConsent } from '@/analytics/consent'
import type { UsageVendor } from '@/analytics/events'
import { forgetEvents, recordedEvents, track } from '@/analytics/usage'
import * as vendors from '@/analytics/vendors'
import { authSession } from '@/api/core/auth-session-instance'
import { saveFile } from '@/browser/save-file'
import { createDownloadSink, ZIP_FILE } from '@/browser/file-sink'
import type { PersonaName } from '@mocks/personas'
import { renderPortal } from '@/test/render-portal'
import { factsOf } from '@/test/auth-harness'
import { followUsage } from './follow-usage'

vi.mock('@/analytics/vendors')
vi.mock('web-vitals')

const vendor = { send: vi.fn(), reset: vi.fn(), stop: vi.fn() } satisfies UsageVendor
const sent = () => vendor.send.mock.calls.map(([event]) => event)
const lines = () =>
  recordedEvents().map(({ event }) => ('route' in event ? event.route : event.name))

beforeEach(() => {
  forgetEvents()
  for (const mock of Object.values(vendor)) mock.mockReset()
  vi.mocked(vendors.loadVendors)
    .mockReset()
    .mockResolvedValue(() => [vendor])
})

async function follow(persona: PersonaName | null, path: string) {
  const portal = await renderPortal(persona, path)
  await waitFor(() => expect(portal.router.state.status).toBe('idle'))
  const stop = followUsage({ router: portal.router, auth: authSession })
  onTestFinished(() => {
    setConsent('denied')
    stop()
  })
  const open = async (href: string) => {
    await portal.open(href)
    await waitFor(() => expect(portal.router.state.status).toBe('idle'))
  }
  return { ...portal, open }
}

test('I2 I3 screens are counted by their pattern, once each and with consent alone', async () => {
  const { open } = await follow('admin-clients', '/admin/clients')
  expect(vendors.loadVendors).not.toHaveBeenCalled()
  expect(lines()).toEqual([])

  setConsent('granted')
  await waitFor(() => expect(sent()).toHaveLength(1))
  // Navigates to another screen.
  await open('/admin')
  await open('/admin/clients/1001')
  await open('/admin/clients/1001?tab=users')
  await open('/admin/clients/1008')
  const patterns = [
    '/admin/clients',
    '/admin/sessions',
    '/admin/clients/$clientId',
    '/admin/clients/$clientId',
  ]
  expect(lines()).toEqual(patterns)
  expect(sent().map(({ route }) => route)).toEqual(patterns)

  setConsent('denied')
  expect(vendor.stop).toHaveBeenCalledOnce()
  expect(lines()).toEqual([])
  await open('/admin/clients')
  expect(lines()).toEqual([])
  expect(sent()).toHaveLength(patterns.length)

  setConsent('granted')
  await waitFor(() => expect(sent()).toHaveLength(patterns.length + 1))
  expect(lines()).toEqual(['/admin/clients'])
})

test('I3 a consent that is withdrawn while the vendors load starts none of them', async () => {
  const { promise, resolve } = Promise.withResolvers<() => UsageVendor[]>()
  const startVendors = vi.fn(() => [vendor])
  vi.mocked(vendors.loadVendors).mockReturnValue(promise)
  await follow(null, '/auth/login')
  setConsent('granted')
  setConsent('denied')
  resolve(startVendors)
  await promise
  expect(startVendors).not.toHaveBeenCalled()
  expect(sent()).toEqual([])

  setConsent('granted')
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(startVendors).toHaveBeenCalledOnce()
})

test('I5 signing in and out are counted by name, each with a new anonymous id', async () => {
  setConsent('granted')
  await follow(null, '/auth/login')
  await waitFor(() => expect(sent()).toHaveLength(1))
  authSession.login('client', factsOf('first'))
  expect(vendor.reset).toHaveBeenCalledOnce()
  authSession.signOut()
  expect(vendor.reset).toHaveBeenCalledTimes(2)
  expect(sent().slice(1, 3)).toEqual([{ name: 'sign_in' }, { name: 'sign_out' }])
  // The old id says goodbye, and the sign-in brings a new one.
  const [signIn = 0, signOut = 0] = vendor.send.mock.invocationCallOrder.slice(1)
  const [first = 0, second = 0] = vendor.reset.mock.invocationCallOrder
  expect([first < signIn, signOut < second]).toEqual([true, true])
})

test('I1 a web vital is tracked with the pattern of its screen', async () => {
  setConsent('granted')
  const { open } = await follow('admin-clients', '/admin/clients/1001')
  await waitFor(() => expect(onINP).toHaveBeenCalled())
  await open('/admin/clients')
  const values = {
    value: 90,
    delta: 90,
    rating: 'good',
    id: 'v6-1001',
    navigationType: 'navigate',
    navigationId: 1,
  } as const
  vi.mocked(onLCP).mock.lastCall?.[0]({ ...values, name: 'LCP', entries: [] })
  vi.mocked(onINP).mock.lastCall?.[0]({ ...values, name: 'INP', entries: [] })
  expect(sent().slice(-2)).toEqual([
    expect.objectContaining({ metric: 'LCP', route: '/admin/clients/$clientId', at_most: 100 }),
    expect.objectContaining({ metric: 'INP', route: '/admin/clients', at_most: 100 }),
  ])
})

test('I4 a vendor that throws or never loads changes nothing', async () => {
  setConsent('granted')
  vendor.send.mockImplementation(() => {
    throw new Error('blocked')
  })
  const { open, path } = await follow('client', '/app/pages/profile')
  await waitFor(() => expect(sent()).toHaveLength(1))
  await open('/app/pages/change-password')
  expect(path()).toBe('/app/pages/change-password')
  expect(lines()).toEqual(['/app/pages/profile', '/app/pages/change-password'])
})

test('an export is counted once its file is saved, by name alone', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  setConsent('granted')
  onTestFinished(() => setConsent('denied'))
  const before = recordedEvents().length
  saveFile(new Blob(['Mona Saleh']), 'Mona Saleh.csv')
  const aborted = createDownloadSink('mona.zip', ZIP_FILE)
  await aborted.abort()
  const handle = {
    getFile: async () => new File([], 'mona.zip'),
    createWritable: async () => ({ write: vi.fn(), close: vi.fn(), abort: vi.fn() }),
  }
  Object.assign(window, { showSaveFilePicker: async () => handle })
  onTestFinished(() => void Reflect.deleteProperty(window, 'showSaveFilePicker'))
  const { openFileSink } = await import('@/browser/file-sink')
  await (await openFileSink('mona.zip', ZIP_FILE))?.abort()
  expect(recordedEvents()).toHaveLength(before + 1)
  await (await openFileSink('mona.zip', ZIP_FILE))?.close()
  expect(
    recordedEvents()
      .slice(before)
      .map(({ event }) => event),
  ).toEqual([{ name: 'export' }, { name: 'export' }])
})

test('the list keeps the latest hundred events', () => {
  setConsent('granted')
  onTestFinished(() => setConsent('denied'))
  for (let count = 0; count < 120; count++) track({ name: 'export' })
  expect(recordedEvents()).toHaveLength(100)
})
