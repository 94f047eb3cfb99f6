import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { alertText, fillField, findButton } from '@/test/auth-forms'
import { renderPortal, setOnline } from '@/test/render-portal'

const BUNDLES = '/app/pages/bundle'

// Reports every card as in view.
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      onChange: (entries: { isIntersecting: boolean }[]) => void
      constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
        this.onChange = onChange
      }
      observe() {
        this.onChange([{ isIntersecting: true }])
      }
      disconnect() {}
    },
  )
})

async function cards(): Promise<HTMLElement[]> {
  const list = await screen.findByRole('list', { name: 'My bundles' })
  return [...list.children].filter((item) => item instanceof HTMLElement)
}
const card = async (name: string) => {
  const element = (await cards()).find(({ textContent }) => textContent.includes(name))
  if (!element) throw new Error(`There is no card of ${name}`)
  return element
}
const withoutFigures = () =>
  screen.queryAllByText('The figures for this bundle could not be loaded.')
const tableRow = async (name: RegExp) =>
  within(await screen.findByRole('table', { name: 'My bundles' })).findByRole('row', { name })

test('keeps the view, search and order of the bundles in the URL', async () => {
  const first = await renderPortal('client', BUNDLES)
  await first.user.click(await screen.findByRole('radio', { name: 'Table' }))
  expect(first.search().get('view')).toBe('table')

  const { router, user, path, search } = await renderPortal(null, first.router.state.location.href)
  expect(router.state.location.href).toContain('view=table')
  await tableRow(/Branch tablets.*[\d.]+%/)
  const table = within(screen.getByRole('table', { name: 'My bundles' }))
  const names = () => table.getAllByRole('link').map(({ textContent }) => textContent)
  // Searches with Enter to skip the typing pause.
  const searchFor = async (text: string) => {
    await fillField(user, 'Find a bundle', text)
    await user.keyboard('{Enter}')
  }
  await searchFor('BRANCH')
  await waitFor(() => expect(names()).toEqual(['Branch tablets']))
  await waitFor(() => expect(search().get('q')).toBe('BRANCH'))
  await searchFor('20024')
  await waitFor(() => expect(names()).toEqual(['Wallet sign-up']))
  await searchFor('nothing of the kind')
  await screen.findByText('Nothing matches these filters')
  await user.click(await findButton('Clear filters'))
  await screen.findByRole('table', { name: 'My bundles' })
  const all = within(screen.getByRole('table', { name: 'My bundles' }))
  const allNames = () => all.getAllByRole('link').map(({ textContent }) => textContent)
  await waitFor(() => expect(allNames()).toHaveLength(5))
  expect(allNames()[0]).toBe('Retail onboarding')
  await user.click(all.getByRole('button', { name: 'Bundle' }))
  await waitFor(() => expect(allNames()[0]).toBe('Branch tablets'))
  await user.click(all.getByRole('button', { name: 'Bundle' }))
  await waitFor(() => expect(allNames()[0]).toBe('Wallet sign-up'))
  expect(search().get('sort')).toBe('-name')
  await user.click(all.getByRole('link', { name: 'Branch tablets' }))
  await waitFor(() => expect(path()).toBe(`${BUNDLES}/20037/sessions`))
})

test('shows cards without waiting for figures and retries missing figures one by one', async () => {
  const down = { path: 'bundle-analytics', kind: 'status', status: 500, count: 'always' } as const
  const { calls } = await renderPortal('client', BUNDLES, {
    path: 'bundle-analytics',
    kind: 'hang',
    count: 'always',
  })
  await waitFor(async () => expect(await cards()).toHaveLength(5))
  const links = within(await card('Retail onboarding'))
  const getHref = (name: string) => links.getByRole('link', { name }).getAttribute('href')
  expect(getHref('Sessions')).toBe(`${BUNDLES}/20011/sessions?tab=sessions`)
  expect(getHref('Analytics')).toBe(`${BUNDLES}/20011/sessions?tab=analytics`)
  expect(getHref('API docs')).toBe('/app/pages/api?bundle=20011')
  await waitFor(() => expect(calls('bundle-analytics').length).toBeGreaterThan(0))

  const again = await renderPortal(null, BUNDLES, down)
  await waitFor(() => expect(withoutFigures()).toHaveLength(5))
  await again.user.click(await screen.findByRole('radio', { name: 'Table' }))
  const row = await tableRow(/Retail onboarding/)
  const retry = await within(row).findByRole('button', { name: 'Try again' })
  again.faults()
  await again.user.click(retry)
  await waitFor(() => expect(row.textContent).toMatch(/[\d.]+%/))
  expect(again.path()).toBe(BUNDLES)

  again.faults(down)
  await again.user.click(await screen.findByRole('radio', { name: 'Cards' }))
  await waitFor(() => expect(withoutFigures()).toHaveLength(4))
  const wallet = await card('Wallet sign-up')
  const retryWallet = await within(wallet).findByRole('button', { name: 'Try again' })
  again.faults()
  await again.user.click(retryWallet)
  await waitFor(() => expect(wallet.textContent).toMatch(/Session success rate[\d.]+%/))
  expect(withoutFigures()).toHaveLength(3)
})

test('requests no figures for a card that is not in view', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  const { calls } = await renderPortal('client', BUNDLES)
  await waitFor(async () => expect(await cards()).toHaveLength(5))
  expect(calls('bundle-analytics')).toEqual([])
})

test('keeps bundles on screen with a notice when they cannot be refreshed', async () => {
  const { user, faults } = await renderPortal('client', BUNDLES)
  await waitFor(async () => expect((await card('Pilot 2027')).textContent).toContain('30 days0'))
  faults({ path: 'organization-bundles', kind: 'status', status: 500, count: 'always' })
  setOnline(false)
  setOnline(true)
  expect(await alertText()).toContain('could not be refreshed')
  expect(await cards()).toHaveLength(5)
  faults()
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('shows an empty state, an error with a retry, or an access error', async () => {
  const fault = { path: 'organization-bundles', kind: 'status', count: 'always' } as const
  await renderPortal('client-empty', BUNDLES)
  expect(await screen.findByText('No bundles yet')).toBeTruthy()
  const body = { message: 'M', detail: 'The list is closed.' }
  const { user, faults } = await renderPortal(null, BUNDLES, { ...fault, status: 500, body })
  expect(await alertText()).toContain('Internal Server Error')
  expect(await alertText()).toContain('The list is closed.')
  faults()
  await user.click(await findButton('Try again'))
  expect(await screen.findByText('No bundles yet')).toBeTruthy()
  await renderPortal(null, BUNDLES, { ...fault, status: 403 })
  expect(await screen.findByText('You do not have access to this')).toBeTruthy()
})
