import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPortal, setWindowWidth } from '@/test/render-portal'

beforeEach(() => {
  // The charts warn that they have no size here.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  setWindowWidth(1440)
})

afterEach(() => void vi.useRealTimers())

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

async function openSearch({ user }: Awaited<ReturnType<typeof renderPortal>>) {
  // app-shell.test.tsx tests what works before the shell is there.
  await screen.findByLabelText('Appearance')
  await user.keyboard('{Control>}k{/Control}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Search' }))
  await dialog.findAllByRole('option')
  return {
    write: (text: string) => user.paste(text),
    option: (name: RegExp) => dialog.findByRole('option', { name }),
    hasOption: (name: RegExp) => dialog.queryByRole('option', { name }) !== null,
  }
}

/** The calls that search clients by name: the picker of a screen lists them by page. */
const named = ({ calls }: Awaited<ReturnType<typeof renderPortal>>) =>
  calls('valify/organizations/').filter((call) => call.search.includes('name='))

test("an administrator's search fetches clients only once there is text", async () => {
  const portal = await renderPortal('admin', '/admin/dashboard')
  await heading('Dashboard')
  const byName = await openSearch(portal)
  expect(portal.calls('valify/organizations/')).toEqual([])
  await byName.write('lotus')
  await portal.user.click(await byName.option(/Lotus Digital Bank/))
  await waitFor(() => expect(portal.path()).toBe('/admin/clients/1001'))

  const byId = await openSearch(portal)
  await byId.write('1008')
  await portal.user.click(await byId.option(/ 1008$/))
  await waitFor(() => expect(portal.path()).toBe('/admin/clients/1008'))
})

test('clients that the search does not list are counted', async () => {
  const portal = await renderPortal('admin', '/admin/dashboard')
  await heading('Dashboard')
  const search = await openSearch(portal)
  const organizations = [{ id: 7, name: 'Lotus Seven' }]
  const body = { organizations, count: 4 }
  portal.faults({ path: 'valify/organizations/', kind: 'status', status: 200, body })
  await search.write('lotus')
  expect(await search.option(/Lotus Seven/)).toBeTruthy()
  expect(await screen.findByText(/^3 more clients have this text in their names/)).toBeTruthy()
})

test('E4 a failed search of clients shows the detail of the server', async () => {
  const portal = await renderPortal('admin', '/admin/dashboard')
  await heading('Dashboard')
  const search = await openSearch(portal)
  const body = { message: 'M', detail: 'The register is closed.' }
  portal.faults({ path: 'valify/organizations/', kind: 'status', status: 500, body })
  await search.write('lotus')
  expect(await screen.findByText(/could not be searched.*The register is closed\.$/)).toBeTruthy()
})

test.each(['٢٩٠٠١٠١٨٨٠٠٠١٥', '(+20) 100-123-4567', 'mona@example.com', 'ses-mona@example.com'])(
  "an administrator's search sends nothing about a person in an address: %s",
  async (text) => {
    const portal = await renderPortal('admin', '/admin/bundle-sessions/20011?page_size=10')
    await heading('Bundle sessions')
    const search = await openSearch(portal)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    await search.write(text)
    const find = await search.option(/^Find this .*In this bundle/)
    // The clients are searched after a pause in typing.
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(named(portal)).toEqual([])
    expect(search.hasOption(/\d$/)).toBe(false)
    await portal.user.click(find)
    await screen.findByText('Nothing matches these filters')
    expect(portal.search().has('q')).toBe(false)
  },
)
