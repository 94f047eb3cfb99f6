import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderPortal } from '@/test/render-portal'

const HOME = '/app/pages/home?from=2026-09-01&to=2026-09-30'

beforeEach(() => {
  // Charts log a warning in tests because they have no size.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  // Reports every bundle as in view.
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

test('shows bundle shares that add up to the clicked number and requests nothing else', async () => {
  const { user, calls } = await renderPortal('client', HOME)
  const clickFigure = async (name: string) => {
    const figure = await screen.findByRole('button', { name })
    const clickedFigure = numberIn(figure.closest('div')?.querySelector('bdi')?.textContent)
    expect(clickedFigure).toBeGreaterThan(100)
    await user.click(figure)
    return clickedFigure
  }
  const expectShares = (unit: RegExp) =>
    waitFor(async () =>
      expect((await shares()).filter((share) => unit.test(share))).toHaveLength(5),
    )
  const close = async () => {
    await user.click((await chooser()).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  const sessions = await clickFigure('Sessions')
  await expectShares(/^[\d,]+ sessions?$/)
  expect(sum(await shares())).toBe(sessions)
  expect(calls('bundle-transactions')).toEqual([])
  await close()

  const before = calls('bundle-sessions').length
  const transactions = await clickFigure('Transactions')
  await expectShares(/^[\d,]+ transactions?$/)
  expect(sum(await shares())).toBe(transactions)
  expect(calls('bundle-sessions')).toHaveLength(before)
  await close()

  const errors = within(await screen.findByRole('list', { name: 'Errors' }))
  const [first] = errors.getAllByRole('listitem')
  const failedCount = numberIn(first?.textContent?.match(/[\d,]+$/)?.[0])
  await user.click(errors.getAllByRole('button')[0] ?? document.body)
  await waitFor(async () => expect(sum(await shares())).toBe(failedCount))
  expect(calls('bundle-sessions')).toHaveLength(before + 5)
})

test('sends no request for a bundle that is not in view', async () => {
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

test('shows no number if the request fails', async () => {
  const fault = { path: 'bundle-sessions', kind: 'status', status: 500, count: 'always' } as const
  const { user } = await renderPortal('client', HOME, fault)
  await user.click(await screen.findByRole('button', { name: 'Sessions' }))
  await waitFor(async () => expect(await shares()).toEqual(['', '', '', '', '']))
  expect((await chooser()).queryAllByText(/\d/, { selector: 'a span' })).toEqual([])
})
