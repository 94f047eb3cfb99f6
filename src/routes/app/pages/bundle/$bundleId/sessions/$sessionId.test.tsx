import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Fault } from '@mocks/faults'
import { holdResponses } from '@/test/hold-responses'
import {
  expectPage,
  setFieldValue,
  findRows,
  getRowLink,
  pageRange,
  fieldValue,
} from '@/test/list-screen'
import { changeResponses, renderPortal } from '@/test/render-portal'
import { findLeaks, storedSession } from '@/test/stored-session'

const RETAIL = '/app/pages/bundle/20011/sessions'
/** A list with fewer sessions, so filtering and searching are faster. */
const WALLET = '/app/pages/bundle/20024/sessions'
const heading = () => screen.findByRole('heading', { level: 1, name: /^Session/ })
const region = (name: string) => screen.findByRole('region', { name })
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const position = () =>
  screen.getByRole('navigation', { name: 'Sessions in the list', hidden: true }).textContent
const expectPosition = (text: RegExp) => waitFor(() => expect(position()).toMatch(text))

/** Opens a session by its URL. */
async function openSession(filter: { status: string; service?: string }, search = '') {
  const session = storedSession(filter)
  const portal = await renderPortal('client', `${session.path}${search}`)
  return { ...portal, ...session }
}
const openPassed = async () => {
  const session = await openSession({ status: 'success' })
  await screen.findByRole('button', { name: 'Reveal Full name' })
  return session
}
const openFailing = (fault: Fault) =>
  renderPortal('client', storedSession({ status: 'success' }).path, fault)

test("shows a session's fields, checks, timeline and decoded national ID", async () => {
  const { values } = await openPassed()
  expect(await heading()).toBeTruthy()
  for (const name of ['Extracted fields', 'Checks', 'Timeline'])
    expect(screen.getByRole('heading', { level: 2, name })).toBeTruthy()
  expect(within(await region('Extracted fields')).getByText('Birth governorate')).toBeTruthy()
  expect(linkIn('Retail onboarding')).toBe(RETAIL)

  const reading = within(await region('National ID details'))
  expect(reading.getByText('Derived in your browser')).toBeTruthy()
  expect(reading.getAllByText('Matches')).toHaveLength(4)
  expect(screen.getByText(/^The person was verified\. The session started on /)).toBeTruthy()
  expect(screen.getByText(/^Images are available to your provider’s staff/)).toBeTruthy()
  expect(findLeaks(values)).toEqual([])
  const born = reading.getByText('Date of birth').closest('li')
  expect(born?.textContent).toContain('••••-••-••')
  click('Reveal Date of birth, derived')
  expect(born?.textContent).toMatch(/\d{4}/)
  click('Reveal IP address')
  expect(screen.getByText(/^203\.0\.113\./)).toBeTruthy()
})

test('steps through the filtered list across pages with [ and ]', async () => {
  const { user, router, search } = await renderPortal(
    'client',
    `${WALLET}?status=failed&page_size=10`,
  )
  const last = getRowLink((await findRows('Sessions'))[9])
  const id = last.getAttribute('href')?.split(/[/?]/).at(-2) ?? ''
  await user.click(last)
  await expectPosition(/^10 of/)
  const next = await screen.findByRole('link', { name: 'Next session' })
  expect(next.getAttribute('href')).toContain('page=2')
  await user.keyboard(']')
  await expectPosition(/^11 of/)
  expect(search().get('page')).toBe('2')
  expect(router.history.location.pathname).not.toContain(id)
  await user.keyboard('[[')
  await expectPosition(/^10 of/)
  expect(router.history.location.pathname).toContain(id)
  await user.keyboard('?')
  const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  expect(help.textContent).toContain('Next session')
  await user.click(within(help).getByRole('button', { name: 'Close' }))
  await user.keyboard(']')
  await expectPosition(/^11 of/)
  await user.keyboard('{Escape}')
  const rows = await findRows('Sessions')
  expect(rows).toHaveLength(10)
  expect(document.activeElement).toBe(getRowLink(rows[0]))
  expect(search().get('status')).toBe('failed')
  expect(pageRange()).toContain('11–20')
})

test('keeps a searched name while stepping through sessions, but keeps it out of the URL', async () => {
  const { user, router } = await renderPortal('client', `${WALLET}?page_size=10`)
  await findRows('Sessions')
  const box = screen.getByRole('searchbox', { name: 'Search sessions' })
  setFieldValue(box, 'محمد')
  fireEvent.keyDown(box, { key: 'Enter' })
  await waitFor(() => expect(pageRange()).not.toContain('3,200'))
  const total = pageRange()?.split('of ').at(-1) ?? ''
  await user.click(getRowLink((await findRows('Sessions'))[0]))
  await expectPosition(new RegExp(`^1 of ${total}$`))
  await user.keyboard(']')
  await expectPosition(new RegExp(`^2 of ${total}$`))
  expect(decodeURIComponent(router.history.location.href)).not.toContain('محمد')
  await user.click(screen.getByRole('link', { name: 'Back to the list' }))
  await expectPage(total)
  expect(fieldValue(screen.getByRole('searchbox', { name: 'Search sessions' }))).toBe('محمد')
})

test('offers a retry when a session fails to load', async () => {
  const { user } = await openFailing({
    path: 'bundle-session-details',
    kind: 'status',
    status: 500,
  })
  expect((await screen.findByRole('alert')).textContent).toContain('Internal Server Error')
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await region('National ID details')).toBeTruthy()
})

test('fetches a session again and shows "Updating…" when back online', async () => {
  await openPassed()
  const release = holdResponses('bundle-session-details')
  fireEvent(window, new Event('offline'))
  fireEvent(window, new Event('online'))
  expect(await screen.findByText('Updating…')).toBeTruthy()
  release()
  expect(await region('National ID details')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('Updating…')).toBeNull())
})

test('rejects a comparison with the same session, an invalid ID or an unknown session', async () => {
  const { id } = storedSession({ status: 'success' })
  await openSession({ status: 'success' }, `?compare=${id}`)
  expect(await screen.findByText('This is the same session.')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
  const field = screen.getByRole('textbox', { name: 'ID of the other session' })
  const compareWith = (typed: string) => {
    setFieldValue(field, typed)
    click('Compare')
  }
  compareWith('')
  expect(screen.getByText('Paste a session ID.')).toBeTruthy()
  compareWith(id)
  expect(screen.getByText('This is the same session.')).toBeTruthy()
  compareWith('29001018800015')
  expect(screen.getByText('This is not a session ID.')).toBeTruthy()
  compareWith('nobody-knows-this')
  expect((await screen.findByRole('alert')).textContent).toContain('Not Found')
})

test('shows only the differences on request and keeps the setting in the URL', async () => {
  const other = storedSession({ status: 'failed', service: 'liveness' })
  const { user, search } = await openSession({ status: 'success' }, `?compare=${other.id}`)
  const table = within(await screen.findByRole('table'))
  const differing = table.getAllByText('Differs').length
  expect(table.getAllByRole('rowheader').length).toBeGreaterThan(differing + 3)
  await user.click(screen.getByRole('checkbox', { name: 'Differences only' }))
  const listUnchangedRows = () =>
    table.getAllByRole('row').filter((row) => row.querySelector('td') && !row.dataset.differs)
  await waitFor(() => expect(listUnchangedRows()).toHaveLength(0))
  expect(table.getAllByText('Differs')).toHaveLength(differing)
  expect(search().get('differences')).toBe('1')
})

test('masks the raw JSON of a document in the drawer', async () => {
  const { user, values } = await openSession({ status: 'failed', service: 'liveness' })
  const [document] = within(await region('Timeline')).getAllByRole('link', { name: 'ID OCR' })
  await user.click(document ?? window.document.body)
  const drawer = within(await screen.findByRole('dialog', { name: 'Transaction' }))
  await user.click(await drawer.findByRole('button', { name: 'Raw JSON' }))
  const record = await drawer.findByRole('region', { name: 'Raw JSON' })
  await waitFor(() => expect(record.textContent).toContain('"front_nid"'))
  expect(findLeaks(values)).toEqual([])
})

test('shows a closable "not found" drawer for a transaction of another session', async () => {
  const { user, search } = await openSession(
    { status: 'success' },
    '?transaction=of-another-session',
  )
  const drawer = await screen.findByRole('dialog', { name: 'Transaction' })
  expect(await within(drawer).findByText('Transaction not found')).toBeTruthy()
  await user.click(within(drawer).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(drawer.isConnected).toBe(false))
  expect(search().has('transaction')).toBe(false)
  expect(document.activeElement).toBe(await heading())
})

test("focuses the transaction's link after a drawer opened by its URL is closed", async () => {
  const { path } = await openSession({ status: 'success' })
  const [link] = within(await region('Timeline')).getAllByRole('link', { name: 'ID OCR' })
  const href = link?.getAttribute('href')
  expect(href).toContain(`${path}?transaction=`)
  cleanup()
  const { user } = await renderPortal('client', href ?? '')
  const drawer = await screen.findByRole('dialog', { name: 'Transaction' })
  await user.click(within(drawer).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(drawer.isConnected).toBe(false))
  expect(document.activeElement?.getAttribute('href')).toBe(href)
})

test('adds personal values to the document only while revealed by a button or by holding r', async () => {
  const { user, name, values } = await openPassed()
  expect(values.filter((value) => value.length < 6)).toEqual([])
  expect(findLeaks(values)).toEqual([])
  const fields = await region('Extracted fields')
  expect(fields.textContent).toMatch(/National ID, front\d•+\d\d/)

  click('Reveal Full name')
  expect(fields.textContent).toContain(name)
  expect(findLeaks(values)).toEqual([name])
  click('Hide Full name')
  expect(findLeaks(values)).toEqual([])

  click('Reveal all')
  expect(fields.textContent).toContain(name)
  expect(findLeaks(values)).toEqual(values)
  click('Hide')
  expect(findLeaks(values)).toEqual([])

  await user.keyboard('{r>}')
  expect(fields.textContent).toContain(name)
  await user.keyboard('{/r}')
  expect(findLeaks(values)).toEqual([])
})

test('masks everything again after 60 s, in a hidden tab, and on another screen', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { router, values } = await openPassed()
  const reveal = () => {
    click('Reveal all')
    expect(findLeaks(values)).toEqual(values)
  }
  reveal()
  act(() => void vi.advanceTimersByTime(59_000))
  expect(findLeaks(values)).toEqual(values)
  act(() => void vi.advanceTimersByTime(2_000))
  expect(findLeaks(values)).toEqual([])

  reveal()
  const visibilityStateSpy = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  fireEvent(document, new Event('visibilitychange'))
  visibilityStateSpy.mockRestore()
  expect(findLeaks(values)).toEqual([])

  reveal()
  act(() => router.history.push(`${RETAIL}?page_size=10`))
  await findRows('Sessions')
  act(() => router.history.back())
  await screen.findByRole('button', { name: 'Reveal Full name' })
  expect(findLeaks(values)).toEqual([])
})

const linkIn = (fact: string) => {
  const facts = screen.getAllByRole('definition')
  const row = facts.find(({ textContent }) => textContent === fact)
  return within(row ?? document.body)
    .getByRole('link')
    .getAttribute('href')
}

test('links the client and bundle names for an administrator', async () => {
  const { id } = storedSession({ status: 'success' })
  await renderPortal('admin-monitoring', `/admin/sessions/20011/${id}`)
  await region('Checks')
  expect(linkIn('Lotus Digital Bank')).toBe('/admin/clients/1001')
  expect(linkIn('Retail onboarding')).toBe('/admin/clients/1001/20011')
})

test('refreshes a session in progress every five seconds until it ends', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const { calls } = await openSession({ status: 'in_progress' })
  await heading()
  const requests = () => calls('bundle-session-details').length
  const sent = requests()
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(requests()).toBe(sent + 1)
  changeResponses(async (_request, response) => {
    const session = await response.json()
    return Response.json({ ...session, status: 'success' })
  })
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(await screen.findByText(/^The person was verified/)).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(requests()).toBe(sent + 2)
})
