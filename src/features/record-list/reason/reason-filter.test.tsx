import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PersonaName } from '@mocks/personas'
import { findRows, pageRange, setFieldValue } from '@/test/list-screen'
import { renderPortal } from '@/test/render-portal'

/** Shows ten rows because a short page loads faster. */
const RETAIL = '/app/pages/bundle/20011/sessions?page_size=10'
const DAYS = 'from=2026-10-01&to=2026-10-31'
const list = () => within(screen.getByRole('listbox', { name: 'Reasons' }))
const options = () =>
  list()
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

/** Returns whether the picker shows the counts and their note, and the requests for the counts. */
const getNumbers = (calls: Awaited<ReturnType<typeof renderPortal>>['calls']) => ({
  inList: /confirmed .*\d/.test(list().getByRole('option', { name: /^5031/ }).textContent),
  noted: screen.queryByText(/^Sessions in the period/) !== null,
  asked: calls('bundle-analytics'),
})

/** Opens a list's reason picker. `field` is its search box. */
async function openReasons(path: string, persona: PersonaName = 'client') {
  const portal = await renderPortal(persona, path)
  // Waits for the rows because the screen takes the focus once they render.
  await findRows(path.includes('tab=transactions') ? 'Transactions' : 'Sessions')
  await portal.user.click(await screen.findByRole('button', { name: /^Reason:/ }))
  const field = await screen.findByRole('combobox', { name: 'Find a reason' })
  return { ...portal, field }
}

test('finds a reason by name, shows its count in the period, and filters the list', async () => {
  const { user, field, search } = await openReasons(`${RETAIL}&${DAYS}`)
  expect(document.activeElement).toBe(field)
  await screen.findByText('Sessions in the period')
  setFieldValue(field, 'liven')
  expect(options()).toEqual([
    expect.stringMatching(/^5031 Liveness could not be confirmed [\d,]+$/),
  ])
  const count = options()[0]?.split(' ').at(-1) ?? ''
  const group = screen.getByRole('group', { name: 'Liveness' })
  expect(within(group).getAllByRole('option')).toHaveLength(1)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(search().get('error_code')).toBe('5031'))
  const button = await screen.findByRole('button', {
    name: 'Reason: 5031 Liveness could not be confirmed',
  })
  expect(document.activeElement).toBe(button)
  await waitFor(() => expect(pageRange()).toMatch(new RegExp(`of ${count}$`)))
  expect(screen.getByText(`${count} sessions`)).toBeTruthy()
  for (const row of await findRows('Sessions')) expect(row.textContent).toContain('5031')

  await user.click(screen.getByRole('button', { name: 'Clear Reason' }))
  await waitFor(() => expect(search().has('error_code')).toBe(false))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Reason: Any reason' }))
})

test("groups reasons by the bundle's services, without counts if there is no period, and accepts any code", async () => {
  const { user, field, search, calls } = await openReasons(RETAIL)
  const groups = list().getAllByRole('group')
  expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual([
    'ID OCR',
    'Liveness',
    'Face match',
    'CSO',
    'Any service',
  ])
  expect(getNumbers(calls)).toEqual({ inList: false, noted: false, asked: [] })

  setFieldValue(field, 'qq')
  expect(screen.getByText('No matching reason. Codes have up to 6 digits.')).toBeTruthy()
  setFieldValue(field, '1234567')
  expect(screen.queryByRole('listbox', { name: 'Reasons' })).toBeNull()
  setFieldValue(field, '٤٧١١')
  const others = within(screen.getByRole('group', { name: 'Other codes' }))
  expect(others.getByRole('option').textContent).toMatch(/^4711 Code you entered/)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(search().get('error_code')).toBe('4711'))
  await user.click(await screen.findByRole('button', { name: 'Reason: 4711' }))
  expect(list().getByRole('option', { selected: true }).textContent).toContain('4711')
})

test('shows that the counts ignore the other filters', async () => {
  await openReasons(`${RETAIL}&${DAYS}&status=failed`)
  expect(await screen.findByText('Sessions in the period, before your other filters')).toBeTruthy()
})

test.each([
  ['for transactions', 'client', `${RETAIL}&${DAYS}&tab=transactions`],
  [
    'for an administrator without the bundle_analytics permission',
    'admin-monitoring',
    `/admin/sessions?client=1001&bundle=20011&page_size=10&${DAYS}`,
  ],
] as const)('neither shows nor requests counts %s', async (_what, persona, path) => {
  const { calls } = await openReasons(path, persona)
  expect(getNumbers(calls)).toEqual({ inList: false, noted: false, asked: [] })
})
