import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findButton } from '@/test/auth-forms'
import { renderPortal } from '@/test/render-portal'

const main = () => within(screen.getByRole('main'))

/** Waits for the figures of the chosen period, not those of the previous one. */
const settled = () =>
  waitFor(() => expect(document.querySelector('[data-fetching], [aria-busy=true]')).toBeNull())

test('the analytics of a bundle keep their period and lead to its other tabs', async () => {
  const { user, router, search } = await renderPortal(
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
  await settled()
  const period = [search().get('from'), search().get('to')]

  // Each number is the total of the list it leads to.
  const figure = (name: string) => {
    const link = main().getAllByRole('link', { name }).at(-1)
    return { link, counted: link?.parentElement?.nextElementSibling }
  }
  const item = (list: string, text: string) => {
    const items = within(main().getByRole('list', { name: list })).getAllByRole('listitem')
    const counted = items.find(({ textContent }) => textContent.includes(text))
    return { link: counted && within(counted).getByRole('link'), counted }
  }
  for (const number of [
    () => figure('Sessions'),
    () => figure('Transactions'),
    () => item('Services', 'ID OCR'),
    () => item('Errors', '5009'),
  ]) {
    const { link = document.body, counted } = number()
    const count = /[\d,]+$/.exec(counted?.textContent ?? '')?.[0]
    expect(count).toBeTruthy()
    await user.click(link)
    const pages = within(await screen.findByRole('navigation', { name: 'Pages' }))
    await waitFor(() => expect(pages.getByRole('status').textContent).toContain(`of ${count}`))
    expect([search().get('from'), search().get('to')]).toEqual(period)
    router.history.back()
    await screen.findByRole('region', { name: 'Platforms' })
    await settled()
  }
  await user.click(main().getByRole('link', { name: 'Session success rate' }))
  await waitFor(() => expect(search().get('status')).toBe('success'))
  const status = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Status' })
  expect(status.value).toBe('success')
  expect(await findButton('Period: Last 7 days')).toBeTruthy()
})
