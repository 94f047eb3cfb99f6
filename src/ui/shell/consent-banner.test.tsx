import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readConsent } from '@/analytics/consent'
import { clearEvents, track } from '@/analytics/usage'
import { renderUi } from '@/test/render-ui'
import { AppearanceUsage } from './appearance/appearance-usage'
import { ConsentBanner } from './consent-banner'

beforeEach(clearEvents)
afterEach(() => vi.unstubAllGlobals())

test.each([
  [true, 'off', 'Usage analytics', 'Can we record which screens are used?', 5],
  [true, 'other host', 'Usage analytics', 'are used and collect error reports?', 6],
  [false, 'other host', 'Error reports', 'Can we collect error reports?', 1],
])(
  'I3 names the sent data in the banner and the panel (usage analytics: %s, error reports: %s)',
  (usage, reports, name, question, items) => {
    vi.stubGlobal('USAGE_ANALYTICS', usage)
    vi.stubGlobal('ERROR_REPORTS', reports)
    const banner = renderUi(<ConsentBanner />)
    expect(screen.getByRole('region', { name }).textContent).toContain(question)
    banner.unmount()
    renderUi(<AppearanceUsage />)
    expect(screen.getByRole('switch', { name })).toBeTruthy()
    expect(document.querySelectorAll('details > ul > li')).toHaveLength(items)
  },
)

test('I3 offers two equal choices and never shows the banner again after an answer', async () => {
  const user = userEvent.setup()
  const first = renderUi(<ConsentBanner />)
  const choices = within(screen.getByRole('region', { name: 'Usage analytics' })).getAllByRole(
    'button',
  )
  expect(choices.map(({ textContent }) => textContent)).toEqual(['Allow', 'Do not allow'])
  const looks = choices.map(({ attributes }) =>
    Array.from(attributes, ({ name, value }) => `${name}=${value}`),
  )
  expect(looks[0]).toEqual(looks[1])
  expect(readConsent()).toBe('unasked')
  await user.click(screen.getByRole('button', { name: 'Do not allow' }))
  expect(readConsent()).toBe('denied')
  expect(screen.queryByRole('region')).toBeNull()
  first.unmount()
  renderUi(<ConsentBanner />)
  expect(screen.queryByRole('region')).toBeNull()
})

test("I3 turns the analytics on and off in the panel and lists this visit's events", async () => {
  const user = userEvent.setup()
  renderUi(<AppearanceUsage />)
  const onOff = screen.getByRole('switch', { name: 'Usage analytics' })
  expect(onOff).toHaveProperty('checked', false)
  await user.click(screen.getByText('What we track'))
  expect(screen.getByText('Nothing has been recorded in this visit.')).toBeTruthy()

  await user.click(onOff)
  expect([readConsent(), localStorage.getItem('analytics_consent')]).toEqual(['granted', 'granted'])
  act(() => {
    track({ name: 'page_view', route: '/admin/clients/$clientId' })
    track({
      name: 'web_vital',
      route: '/admin/clients',
      metric: 'LCP',
      rating: 'good',
      at_most: 1200,
      connection: 'fast',
      navigation: 'reload',
    })
    track({ name: 'export' })
  })
  const events = [...document.querySelectorAll('code')].map(({ textContent }) => textContent)
  expect(events).toEqual([
    'page_view /admin/clients/$clientId',
    'LCP good ≤ 1200 fast reload /admin/clients',
    'export',
  ])

  await user.click(onOff)
  expect(readConsent()).toBe('denied')
  act(() => track({ name: 'export' }))
  expect(onOff).toHaveProperty('checked', false)
})

test('I3 disables the analytics switch if the browser requests not to be tracked', () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
  renderUi(<AppearanceUsage />)
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
  const onOff = screen.getByRole('switch', { name: 'Usage analytics' })
  expect([onOff.matches(':disabled'), onOff.matches(':checked')]).toEqual([true, false])
  expect(screen.getByText(/Your browser asks sites not to track you/)).toBeTruthy()
})
