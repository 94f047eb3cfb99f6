import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { findRows } from '@/test/list-screen'
import { renderPortal } from '@/test/render-portal'
import { changeListSettings } from '@/ui/list-toolbar/list-settings'

const LIST = '/app/pages/bundle/20011/sessions'
const rows = () => findRows('Sessions')
const button = (name: string) => screen.queryByRole('button', { name })
const tick = () => act(() => vi.advanceTimersByTimeAsync(15_000))

/** Replaces the bundle's sessions. Each number is a session's age in days. */
async function seed(...ages: number[]) {
  const sessions = ages.map((days_ago) => ({ days_ago }))
  const body = JSON.stringify({ bundle_id: '20011', sessions })
  const headers = { 'content-type': 'application/json' }
  const response = await fetch('/__mock/seed', { method: 'POST', headers, body })
  expect(response.ok).toBe(true)
}

/** Opens a list of two sessions and turns auto-refresh on. */
async function openList() {
  const portal = await renderPortal('client', '/app/pages/home')
  await seed(2, 3)
  await portal.open(LIST)
  await rows()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => {
    vi.useRealTimers()
    changeListSettings('sessions', () => ({ autoRefresh: false }))
  })
  await portal.user.click(screen.getByRole('switch', { name: 'Auto-refresh' }))
  const sentBefore = portal.calls('bundle-sessions').length
  return { ...portal, countCalls: () => portal.calls('bundle-sessions').length - sentBefore }
}

test('fetches the list every 15 seconds, and shows new rows only when the user asks for them', async () => {
  const { user, countCalls } = await openList()
  await tick()
  expect(countCalls()).toBe(1)
  expect(button('1 new session')).toBeNull()

  await seed(1, 2, 3)
  await tick()
  await waitFor(() => expect(button('1 new session')).toBeTruthy())
  expect(await rows()).toHaveLength(2)
  await user.click(button('1 new session') ?? document.body)
  const shownRows = await rows()
  expect(shownRows.map(({ dataset }) => dataset['new'] !== undefined)).toEqual([true, false, false])
  expect(shownRows[0]?.contains(document.activeElement)).toBe(true)
  expect(button('1 new session')).toBeNull()
})

test('keeps the rows when one of them disappears, until the user asks for the change', async () => {
  const { user } = await openList()
  await seed(2)
  await tick()
  await waitFor(() => expect(button('Show changes')).toBeTruthy())
  expect(await rows()).toHaveLength(2)
  await user.click(button('Show changes') ?? document.body)
  expect(await rows()).toHaveLength(1)
})

test('shows new rows when the user refreshes the list', async () => {
  const { user } = await openList()
  await seed(1, 2, 3)
  await tick()
  await waitFor(() => expect(button('1 new session')).toBeTruthy())
  await user.click(screen.getByRole('button', { name: 'Refresh the list' }))
  await waitFor(async () => expect(await rows()).toHaveLength(3))
  expect(button('1 new session')).toBeNull()
})

test('pauses while the tab is hidden, the user types, or rows are selected', async () => {
  const { user, countCalls } = await openList()
  const visibility = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await tick()
  visibility.mockReturnValue(false)
  await user.click(screen.getByRole('searchbox', { name: 'Search sessions' }))
  await tick()
  const [first] = await rows()
  await user.click(within(first ?? document.body).getByRole('checkbox'))
  await tick()
  expect(countCalls()).toBe(0)
  await user.click(screen.getByRole('button', { name: 'Clear selection' }))
  expect(first?.contains(document.activeElement)).toBe(true)
  await tick()
  expect(countCalls()).toBe(1)
})

test('reports a failed refresh and keeps the rows', async () => {
  const { faults } = await openList()
  faults({ path: 'bundle-sessions', kind: 'status', status: 400 })
  await tick()
  expect(await screen.findByText('Refresh failed.')).toBeTruthy()
  expect(await rows()).toHaveLength(2)
})
