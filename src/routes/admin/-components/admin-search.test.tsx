import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPortal, setWindowWidth } from '@/test/render-portal'

beforeEach(() => {
  // Charts log a warning in tests because they have no size.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  setWindowWidth(1440)
})

afterEach(() => void vi.useRealTimers())

/** A screen that doesn't send requests. */
const start = '/admin/name-match'

async function openSearch({ user }: Awaited<ReturnType<typeof renderPortal>>) {
  // Waits for the shell because app-shell.test.tsx covers the time before it loads.
  await screen.findByRole('heading', { level: 1 })
  await screen.findByLabelText('Appearance')
  await act(() => user.keyboard('{Control>}k{/Control}'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Search' }))
  await dialog.findAllByRole('option')
  return {
    write: async (text: string) => {
      await user.clear(dialog.getByRole('combobox'))
      await user.paste(text)
    },
    option: (name: RegExp) => dialog.findByRole('option', { name }),
    hasOption: (name: RegExp) => dialog.queryByRole('option', { name }) !== null,
  }
}

/** Returns the requests that search clients by name. A screen's picker lists clients by page instead. */
const listNameCalls = ({ calls }: Awaited<ReturnType<typeof renderPortal>>) =>
  calls('valify/organizations/').filter((call) => call.search.includes('name='))

test("fetches clients for an administrator's search only after text is entered", async () => {
  const portal = await renderPortal('admin', start)
  const byName = await openSearch(portal)
  expect(portal.calls('valify/organizations/')).toEqual([])
  await byName.write('papyrus')
  await portal.user.click(await byName.option(/Papyrus Payments/))
  await waitFor(() => expect(portal.path()).toBe('/admin/clients/1008'))

  const byId = await openSearch(portal)
  await byId.write('1155')
  await portal.user.click(await byId.option(/ 1155$/))
  await waitFor(() => expect(portal.path()).toBe('/admin/clients/1155'))
})

test("E4 counts matching clients that are not listed, and shows the server's error detail on failure", async () => {
  const portal = await renderPortal('admin', start)
  const search = await openSearch(portal)
  const organizations = [{ id: 7, name: 'Lotus Seven' }]
  const body = { organizations, count: 4 }
  const call = { path: 'valify/organizations/', kind: 'status' } as const
  portal.faults({ ...call, status: 200, body })
  await search.write('lotus')
  expect(await search.option(/Lotus Seven/)).toBeTruthy()
  expect(await screen.findByText(/^3 more clients have this text in their names/)).toBeTruthy()
  portal.faults({ ...call, status: 500, body: { message: 'M', detail: 'The register is closed.' } })
  await search.write('palm')
  expect(await screen.findByText(/could not be searched.*The register is closed\.$/)).toBeTruthy()
})

test("keeps personal data out of URLs in an administrator's search", async () => {
  const portal = await renderPortal('admin', '/admin/bundle-sessions/20011?page_size=10')
  await screen.findByRole('heading', { level: 1, name: 'Bundle sessions' })
  const search = await openSearch(portal)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  for (const text of ['٢٩٠٠١٠١٨٨٠٠٠١٥', 'ses-mona@example.com']) {
    await search.write(text)
    await search.option(/^Find this .*In this bundle/)
    // The client search starts after a pause in typing.
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(listNameCalls(portal)).toEqual([])
    expect(search.hasOption(/\d$/)).toBe(false)
  }
  await portal.user.click(await search.option(/^Find this .*In this bundle/))
  await screen.findByText('Nothing matches these filters')
  expect(portal.search().has('q')).toBe(false)
})
