import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPortal } from '@/test/render-portal'

test('each list says when it was last updated', async () => {
  await renderPortal('admin-demo', '/admin/sanction')
  const lists = within(await screen.findByRole('group', { name: 'Lists' }))
  const updated = lists.getAllByRole('checkbox', { name: /· updated .*\d/ })
  expect(updated).toEqual(lists.getAllByRole('checkbox'))
})
