import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findButton } from '@/test/auth-forms'
import { getLinkTarget } from '@/test/list-screen'
import { renderPortal } from '@/test/render-portal'

const main = () => within(screen.getByRole('main'))

/** Waits until the chosen period's figures have replaced the previous figures. */
const waitUntilSettled = () =>
  waitFor(() => expect(document.querySelector('[data-fetching], [aria-busy=true]')).toBeNull())

test('keeps the period of bundle analytics and links the figures to the other tabs', async () => {
  const { user, search } = await renderPortal(
    'client',
    '/app/pages/bundle/20024/sessions?tab=analytics',
  )
  await screen.findByRole('region', { name: 'Platforms' })
  await screen.findByRole('img', { name: /^Sessions by day/ })
  await user.click(await findButton(/^Period:/))
  await user.click(await findButton('Last 7 days'))
  await waitFor(() => expect(search().get('from')).toBeTruthy())
  expect(search().get('tab')).toBe('analytics')
  expect(await findButton('Period: Last 7 days')).toBeTruthy()
  await waitUntilSettled()
  const period = [search().get('from'), search().get('to')]

  const figure = (name: string) => main().getAllByRole('link', { name }).at(-1)
  const item = (list: string, text: string) => {
    const items = within(main().getByRole('list', { name: list })).getAllByRole('listitem')
    return items.find(({ textContent }) => textContent.includes(text))
  }
  const getItemLink = (list: string, text: string) =>
    within(item(list, text) ?? document.body).getByRole('link')
  const [from, to] = period
  for (const [link, filter] of [
    [figure('Sessions'), {}],
    [figure('Transactions'), { tab: 'transactions' }],
    [figure('Session success rate'), { status: 'success' }],
    [getItemLink('Services', 'ID OCR'), { tab: 'transactions', service: 'ocr' }],
    [getItemLink('Errors', '5009'), { error_code: '5009' }],
  ] as const) {
    const target = getLinkTarget(link ?? document.body)
    expect(target.pathname).toBe('/app/pages/bundle/20024/sessions')
    expect(Object.fromEntries(target.searchParams)).toMatchObject({ from, to, ...filter })
  }

  // The number matches the total of the linked list. dashboard.test.tsx compares the other numbers.
  const count = /[\d,]+$/.exec(item('Errors', '5009')?.textContent ?? '')?.[0]
  expect(count).toBeTruthy()
  await user.click(getItemLink('Errors', '5009'))
  const pages = within(await screen.findByRole('navigation', { name: 'Pages' }))
  await waitFor(() => expect(pages.getByRole('status').textContent).toContain(`of ${count}`))
  expect([search().get('from'), search().get('to')]).toEqual(period)
  expect(await findButton('Period: Last 7 days')).toBeTruthy()
})
