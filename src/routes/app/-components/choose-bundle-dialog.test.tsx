import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderPortal } from '@/test/render-portal'

const HOME = '/app/pages/home?from=2026-09-01&to=2026-09-30'

beforeEach(() => {
  // The charts warn that they have no size here.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  // Every bundle is in view.
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

const chooser = async () => within(await screen.findByRole('dialog', { name: 'Choose a bundle' }))
const shares = async () =>
  (await chooser()).getAllByRole('link').map((link) => link.lastElementChild?.textContent ?? '')
const numberIn = (text: string | null | undefined) => Number((text ?? '').replace(/\D/g, ''))
const sum = (texts: readonly string[]) => texts.reduce((total, text) => total + numberIn(text), 0)

test.each([
  ['Sessions', /^[\d,]+ sessions?$/, 'bundle-transactions'],
  ['Transactions', /^[\d,]+ transactions?$/, 'bundle-sessions'],
])('the shares of the bundles add up to the %s that were clicked', async (name, unit, others) => {
  const { user, calls } = await renderPortal('client', HOME)
  const figure = await screen.findByRole('button', { name })
  const clicked = numberIn(figure.closest('div')?.querySelector('bdi')?.textContent)
  expect(clicked).toBeGreaterThan(100)
  await user.click(figure)
  await waitFor(async () =>
    expect((await shares()).filter((share) => unit.test(share))).toHaveLength(5),
  )
  expect(sum(await shares())).toBe(clicked)
  expect(calls(others)).toEqual([])
})

test('a bundle that is not in view asks for nothing', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  const { user, calls } = await renderPortal('client', HOME)
  await user.click(await screen.findByRole('button', { name: 'Sessions' }))
  expect(await shares()).toHaveLength(5)
  expect(calls('bundle-sessions')).toEqual([])
})

test('a number that counts one error asks for its share in each bundle', async () => {
  const { user, calls } = await renderPortal('client', HOME)
  const errors = within(await screen.findByRole('list', { name: 'Errors' }))
  const [first] = errors.getAllByRole('listitem')
  const clicked = numberIn(first?.textContent?.match(/[\d,]+$/)?.[0])
  await user.click(errors.getAllByRole('button')[0] ?? document.body)
  await waitFor(async () => expect(sum(await shares())).toBe(clicked))
  expect(calls('bundle-sessions')).toHaveLength(5)
})

test('where a call cannot tell there is no number', async () => {
  const fault = { path: 'bundle-sessions', kind: 'status', status: 500, count: 'always' } as const
  const { user } = await renderPortal('client', HOME, fault)
  await user.click(await screen.findByRole('button', { name: 'Sessions' }))
  await waitFor(async () => expect(await shares()).toEqual(['', '', '', '', '']))
  expect((await chooser()).queryAllByText(/\d/, { selector: 'a span' })).toEqual([])
})
