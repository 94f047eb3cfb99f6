import { within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { createDriftLog } from './drift-log'
import { mountPanel } from './panel'

const bundles = (...sent: object[]) => ({
  realm: 'client' as const,
  method: 'GET',
  path: 'v1/valify/organization-bundles/',
  json: { bundles: sent },
})

function mount() {
  const log = createDriftLog()
  mountPanel(log)
  const host = document.body.lastElementChild
  const [opener, dialog] = host?.shadowRoot?.children ?? []
  if (!(opener instanceof HTMLButtonElement && dialog instanceof HTMLDialogElement))
    throw new Error('The panel has no button and dialog')
  return { log, opener, dialog, inside: within(dialog), user: userEvent.setup() }
}

test('lists the fields by call, and counts them on its button', async () => {
  const { log, opener, dialog, inside, user } = mount()
  expect(opener.textContent).toBe('Drift: 0 fields')
  log.inspect(bundles({ id: 'b-1', name: 'Claims', created_at: '25.11.2026' }, { name: 'No id' }))
  log.inspect(bundles({ id: 'b-1', name: 'Claims' }))
  expect(opener.textContent).toBe('Drift: 2 fields')

  await user.click(opener)
  expect(dialog.open).toBe(true)
  expect(inside.getByText('2 answers of 1 call read, 2 fields not as expected.')).toBeDefined()
  const table = inside.getByRole('table', {
    name: 'GET /portal-backend/v1/valify/organization-bundles/',
  })
  const rows = within(table).getAllByRole('row')
  expect(rows.map((row) => Array.from(row.children, (cell) => cell.textContent))).toEqual([
    ['Field', 'Difference', 'Expected', 'Got', 'Answers'],
    ['bundles[].id', 'missing, cannot be read', 'a value', 'nothing', '1 of 2'],
    [
      'bundles[].created_at',
      'another format',
      'a time in UTC such as 2026-11-25T16:30:00Z',
      'text of 10',
      '1 of 2',
    ],
  ])
  expect(dialog.textContent).not.toContain('Claims')

  log.inspect(bundles({ id: 'b-1', name: 'Claims', color: 'red' }))
  expect(within(inside.getByRole('table')).getAllByRole('row')).toHaveLength(4)
  await user.click(inside.getByRole('button', { name: 'Close' }))
  expect(dialog.open).toBe(false)
})

test('copies the list as Markdown', async () => {
  const { log, inside, opener, user } = mount()
  const session = { session_id: 's-1', bundle_id: 'b-1', status: 'paused', created_at: 7 }
  log.inspect({
    realm: 'admin',
    method: 'POST',
    path: 'v1/valify/bundle-sessions/',
    json: { sessions: [{ ...session, services: [], transactions_count: 2 }], total: 1 },
  })
  log.inspect(bundles({ id: 'b-1', name: 'Claims' }))
  await user.click(opener)
  await user.click(inside.getByRole('button', { name: 'Copy as Markdown' }))
  expect(inside.getByRole('status').textContent).toBe('Copied.')
  expect(await navigator.clipboard.readText()).toBe(String.raw`## Contract drift

2 answers of 2 calls read, 2 fields not as expected.

### ${'`'}POST /admin-portal-backend/v1/valify/bundle-sessions/${'`'}

| Field | Difference | Expected | Got | Answers |
| --- | --- | --- | --- | --- |
| ${'`'}sessions[].created_at${'`'} | another type | string | number | 1 of 1 |
| ${'`'}sessions[].status${'`'} | an unknown value | one of success, failed, in\_progress, expired | text of 6 | 1 of 1 |
`)
})

test('says so where the browser does not copy', async () => {
  const { inside, opener, user } = mount()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  document.execCommand = () => false
  await user.click(opener)
  await user.click(inside.getByRole('button', { name: 'Copy as Markdown' }))
  expect(inside.getByRole('status').textContent).toBe('The browser refuses to copy.')
})

test('clears the list', async () => {
  const { log, opener, inside, user } = mount()
  log.inspect(bundles({ name: 'No id' }))
  await user.click(opener)
  await user.click(inside.getByRole('button', { name: 'Clear' }))
  expect(opener.textContent).toBe('Drift: 0 fields')
  expect(inside.queryByRole('table')).toBeNull()
  expect(inside.getByText('0 answers of 0 calls read, 0 fields not as expected.')).toBeDefined()
})

test('keeps its keys from the shortcuts of the portal', async () => {
  const { opener, user } = mount()
  const onKey = vi.fn()
  document.addEventListener('keydown', onKey)
  opener.focus()
  await user.keyboard('k')
  document.removeEventListener('keydown', onKey)
  expect(onKey).not.toHaveBeenCalled()
})
