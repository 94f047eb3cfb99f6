import { focusManager } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderPortal } from '@/test/render-portal'

const MINUTE = 60_000
const midnight = new Date().setUTCHours(24, 0, 0, 0)
const getDay = (time: number) => new Date(time).toISOString().slice(0, 10)
const [before, after] = [getDay(midnight - 1), getDay(midnight)]

/** Opens a screen shortly before midnight. */
async function openLate(path: string) {
  // Silences the warning that charts log in tests because they have no size.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.useFakeTimers({ shouldAdvanceTime: true, now: midnight - MINUTE / 2 })
  onTestFinished(() => void vi.useRealTimers())
  return renderPortal('admin', path)
}

/** Returns the last day of the period in a link's URL. */
const lastDay = (link: string) => {
  const href = screen.getByRole('link', { name: link }).getAttribute('href')
  return new URLSearchParams(href?.split('?')[1]).get('to')
}

const screens = {
  billing: { path: '/admin/analytic?client=1001&bundle=20011', link: 'Bundle analytics' },
  'bundle analytics': {
    path: '/admin/bundle-analytics/1001/20011',
    link: 'Bundle billing',
  },
}

for (const [name, { path, link }] of Object.entries(screens))
  test(`moves the period of ${name} to the new day at midnight`, async () => {
    await openLate(path)
    await waitFor(() => expect(lastDay(link)).toBe(before))
    await act(() => vi.advanceTimersByTimeAsync(MINUTE))
    await waitFor(() => expect(lastDay(link)).toBe(after))
  })

test('moves the dashboard period of a hidden tab to the new day only when the tab is shown again', async () => {
  const portal = await openLate('/admin/dashboard?zone=utc')
  await waitFor(() => expect(lastDay('Lotus Digital Bank')).toBe(before))
  const countCalls = () => portal.calls('analytics').length
  // Waits for both periods. The comparison period loads last.
  await waitFor(() => expect(countCalls()).toBe(2))
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await act(() => vi.advanceTimersByTimeAsync(10 * MINUTE))
  expect(countCalls()).toBe(2)
  visibility.mockReturnValue('visible')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await waitFor(() => expect(lastDay('Lotus Digital Bank')).toBe(after))
  expect(screen.getByText(/^Today is /)).toBeTruthy()
})

test('refreshes the dashboard when the user returns to its tab after five minutes', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { calls } = await renderPortal('client', '/app/pages/home')
  await screen.findByRole('region', { name: 'Services' })
  const now = Date.now()
  const sent = calls('dashboard-analytics').length
  onTestFinished(() => focusManager.setFocused(undefined))
  const returnAfter = (milliseconds: number) => {
    vi.spyOn(Date, 'now').mockReturnValue(now + milliseconds)
    focusManager.setFocused(false)
    act(() => focusManager.setFocused(true))
  }
  returnAfter(4 * MINUTE)
  expect(calls('dashboard-analytics')).toHaveLength(sent)
  returnAfter(6 * MINUTE)
  await waitFor(() => expect(calls('dashboard-analytics').length).toBeGreaterThan(sent))
})
