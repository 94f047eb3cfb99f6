import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectPage, findRows, pageRange, turnTo } from '@/test/list-screen'
import { renderPortal } from '@/test/render-portal'

test('identities are masked until revealed, and paged in the address', async () => {
  const { user, search } = await renderPortal('admin-none', '/admin/identities')
  const rows = await findRows('Identities')
  expect(rows).toHaveLength(25)
  expect(pageRange()).toBe('1–25 of 240')
  const name = rows[0]?.querySelector('[data-kind=name]')
  expect(name?.textContent).toContain('•')
  await user.click(screen.getByRole('button', { name: 'Reveal all' }))
  expect(name?.textContent).not.toContain('•')

  await user.click(turnTo('Next page'))
  await expectPage('26–50 of 240')
  expect(search().toString()).toBe('page=2')
})

test('a list that fails can be tried again', async () => {
  const fault = { path: 'digital_identity', kind: 'status', status: 500 } as const
  const { user } = await renderPortal('admin', '/admin/identities', fault)
  expect((await screen.findByRole('alert')).textContent).toContain('Internal Server Error')
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await findRows('Identities')).toHaveLength(25)
  expect(pageRange()).toBe('1–25 of 240')
})
