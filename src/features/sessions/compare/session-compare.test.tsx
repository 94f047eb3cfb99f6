import { pageDefaults } from '@/features/record-list/list-search'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fillField } from '@/test/auth-forms'
import { findRows, linkOf } from '@/test/list-screen'
import { renderPortal } from '@/test/render-portal'
import { storedSession } from '@/test/stored-session'

const RETAIL = '/app/pages/bundle/20011/sessions'
const idOf = (row: HTMLElement | undefined) =>
  linkOf(row).getAttribute('href')?.split(/[/?]/).at(-2) ?? ''
const tick = (row: HTMLElement | undefined) =>
  within(row ?? document.body).getByRole('checkbox', { name: /^Select/ })
const compare = () => screen.queryByRole('link', { name: 'Compare' })
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

test.each([
  ['client', `${RETAIL}?status=failed`, RETAIL],
  ['admin-monitoring', '/admin/sessions?client=1001&bundle=20011&status=failed', '/admin/sessions'],
  [
    'admin-monitoring',
    '/admin/bundle-sessions/20011?status=failed',
    '/admin/bundle-sessions/20011',
  ],
] as const)('two ticked rows are compared, neither fewer nor more: %s, %s', async (...args) => {
  const [persona, address, list] = args
  const { user, path, search } = await renderPortal(persona, address)
  const rows = await findRows('Sessions')
  const ids = rows.map(idOf)
  await user.click(tick(rows[4]))
  expect(compare()).toBeNull()
  await user.click(tick(rows[1]))
  expect(compare()).toBeTruthy()
  await user.click(tick(rows[2]))
  expect(compare()).toBeNull()
  await user.click(tick(rows[2]))
  await user.click(compare() ?? document.body)

  await heading('Compare sessions')
  const [, left, right] = within(await screen.findByRole('table')).getAllByRole('columnheader')
  const shown = [left, right].map((each) => within(each ?? document.body).getByRole('link'))
  expect(shown.map((link) => link.getAttribute('href')?.split(/[/?]/).at(-2))).toEqual([
    ids[4],
    ids[1],
  ])
  await user.click(screen.getByRole('link', { name: 'Back to the list' }))
  await waitFor(() => expect(path()).toBe(list))
  expect(search().get('status')).toBe('failed')
})

test('a comparison closes to the menu that opened it, whatever was compared meanwhile', async () => {
  const { user, router, search } = await renderPortal('client', `${RETAIL}?status=failed`)
  await user.click(linkOf((await findRows('Sessions'))[3]))
  const more = () => screen.findByRole('button', { name: 'More' })
  const open = async () => {
    await user.click(await more())
    await user.click(await screen.findByRole('menuitem', { name: 'Compare with another' }))
    await user.click(await screen.findByRole('link', { name: 'With the next session' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Differences only' }))
    await waitFor(() => expect(search().get('differences')).toBe('1'))
  }
  const expectClosed = async () => {
    const button = await more()
    await waitFor(() => expect(document.activeElement).toBe(button))
    expect(search().has('compare')).toBe(false)
  }
  await open()
  await user.click(screen.getByRole('link', { name: 'Back to the session' }))
  await expectClosed()
  await open()
  act(() => router.history.back())
  await expectClosed()

  // Nothing of it is left in the history.
  act(() => router.history.back())
  expect(await findRows('Sessions')).toHaveLength(pageDefaults.page_size)
})

test.each(['Mona Saleh', 'mona@example.com', 'منى', '29001018800015'])(
  'a text that may identify a person does not enter the address as the id of a session: %s',
  async (text) => {
    const { path } = storedSession({ status: 'success' })
    const { user, search } = await renderPortal('client', `${path}?compare=`)
    await fillField(user, 'Id of the other session', text)
    await user.click(await screen.findByRole('button', { name: 'Compare' }))
    expect(await screen.findByText('This is not the id of a session.')).toBeTruthy()
    expect(search().get('compare')).toBe('')
  },
)

test('a print sheet closes to the menu too', async () => {
  const { user } = await renderPortal('client', storedSession({ status: 'success' }).path)
  await user.click(await screen.findByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Print sheet' }))
  await user.click(await screen.findByRole('link', { name: 'Back to the session' }))
  const more = await screen.findByRole('button', { name: 'More' })
  await waitFor(() => expect(document.activeElement).toBe(more))
})

test('a comparison opened by its address leads to its session and to the list', async () => {
  const [one, other] = [storedSession({ status: 'success' }), storedSession({ status: 'failed' })]
  const { user, search } = await renderPortal('client', `${one.path}?compare=${other.id}`)
  expect(await screen.findByRole('table')).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: 'Differences only' }))
  await waitFor(() => expect(search().get('differences')).toBe('1'))
  expect(screen.getByRole('link', { name: 'Back to the list' })).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Back to the session' }))
  expect(await heading(/^Session/)).toBeTruthy()
  expect(search().has('compare')).toBe(false)
})
