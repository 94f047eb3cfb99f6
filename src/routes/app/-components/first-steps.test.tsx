import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { resetLayout } from '@/stores/layout'
import { renderPortal } from '@/test/render-portal'

const HOME = '/app/pages/home'
const NO_FIGURES = {
  summary: {
    sessions: 0,
    transactions: 0,
    successful: 0,
    failed: 0,
    success_rate: 0,
    avg_duration: 0,
  },
  series: [],
  services: [],
}

beforeEach(() => resetLayout())

test('explains each step, and completes the first step when a bundle is found', async () => {
  const { user, faults, calls } = await renderPortal('client-empty', HOME)
  for (const { text } of await steps()) expect(text).toMatch(/Done (?:once|with) /)
  const items = screen.getByText(/^Three steps/).parentElement ?? document.body
  for (const item of within(items).getAllByRole('listitem')) {
    const actions = [...item.querySelectorAll('a, button')]
    expect(actions.length).toBeGreaterThan(0)
  }

  const check = screen.getByRole('button', { name: 'Check for a bundle' })
  const before = calls('organization-bundles').length
  await user.click(check)
  expect(await screen.findByText('No bundle yet.')).toBeTruthy()
  expect(calls('organization-bundles')).toHaveLength(before + 1)
  const body = { bundles: [{ id: 'b-1', name: 'Pilot' }] }
  faults({ path: 'organization-bundles', kind: 'status', status: 200, body })
  await user.click(check)
  await waitFor(async () => expect((await steps())[0]).toMatchObject({ isDone: true }))
  const link = screen.getByRole('link', { name: 'Find your sessions' })
  expect(link.getAttribute('href')).toMatch(/^\/app\/pages\/bundle\/b-1\/sessions/)
})

/** Returns each step's text and whether it is done. */
async function steps() {
  const heading = await screen.findByText('Three steps to your first verification')
  const items = within(heading.parentElement ?? document.body).getAllByRole('listitem')
  return items.map((item) => ({
    text: item.textContent,
    isDone: within(item).queryByText('Done') !== null,
  }))
}

const contact = () => screen.queryByRole('link', { name: 'Ask for a bundle' })

test('explains who creates bundles and provides the key when there are no bundles', async () => {
  await renderPortal('client-empty', HOME)
  const [first, second, third] = await steps()
  expect(first?.text).toContain('Your provider creates it and gives you its key')
  expect([first, second, third].map((step) => step?.isDone)).toEqual([false, false, false])
  expect(third?.text).toContain('Until you have one, try a check here')
  expect(contact()).toBeNull()
  expect(screen.queryByRole('link', { name: 'See your bundles' })).toBeNull()
})

test.each([
  ['mailto:help@acme.example', 'mailto:help@acme.example', ''],
  ['https://acme.example/help', 'https://acme.example/help', '_blank'],
])('links to %s to request a bundle, on both screens', async (setting, href, target) => {
  vi.stubEnv('VITE_SUPPORT_URL', setting)
  onTestFinished(() => void vi.unstubAllEnvs())
  const { open } = await renderPortal('client-empty', HOME)
  await steps()
  expect(contact()).toMatchObject({ target })
  expect(contact()?.getAttribute('href')).toBe(href)
  await open('/app/pages/bundle')
  expect(await screen.findByText('No bundles yet')).toBeTruthy()
  expect(contact()?.getAttribute('href')).toBe(href)
})

test('completes the first two steps once there is a bundle and the documentation was opened', async () => {
  const { open } = await renderPortal('client', '/app/pages/sdk', {
    path: 'dashboard-analytics',
    kind: 'status',
    status: 200,
    body: NO_FIGURES,
    count: 'always',
  })
  expect(await screen.findByRole('heading', { level: 2, name: /^Overview/ })).toBeTruthy()
  await open(HOME)
  await waitFor(async () => expect((await steps())[0]).toMatchObject({ isDone: true }))
  const [first, second, third] = await steps()
  expect(first?.text).toContain('You have 5 bundles')
  expect(second).toMatchObject({ isDone: true })
  expect(third).toMatchObject({ isDone: false })
  expect(screen.getByRole('link', { name: 'See your bundles' })).toBeTruthy()
})
