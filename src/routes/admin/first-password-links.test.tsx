import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { pageDefaults } from '@/features/record-list/list-search'
import { findButton } from '@/test/auth-forms'
import { holdResponses } from '@/test/hold-responses'
import { findRows } from '@/test/list-screen'
import { renderPortal } from '@/test/render-portal'

const path = '/admin/passwordManagement'
const RESEND = 'accounts/resend-initialize'
const rows = () => findRows('Users')
const sentRows = () => findRows('Links requested in this tab')
const dialogClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

/** Selects every user on the page, and opens the dialog that sends first-password links. */
async function askForAll(user: UserEvent) {
  await rows()
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  await user.click(await findButton('Send first-password link'))
  return within(await screen.findByRole('dialog', { name: 'Send first-password links' }))
}

test('sends first-password links to the selected users without a password, and retries a failed link', async () => {
  const { user, calls, faults } = await renderPortal('admin', path)
  const dialog = await askForAll(user)
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Cancel' }))
  const texts = dialog.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(texts).toHaveLength(pageDefaults.page_size)
  expect(texts.join()).toMatch(/Left out: already has a password.*signs in without a password/)
  expect(texts.join()).not.toMatch(/@client-\d+|Saleh/)
  const count = texts.filter((text) => !text.includes('Left out')).length
  expect(calls(RESEND)).toEqual([])

  const body = { message: 'No mail for lost@example.com' }
  faults(
    { path: RESEND, kind: 'status', status: 400, body },
    { path: RESEND, kind: 'status', status: 504 },
  )
  const release = holdResponses(RESEND)
  await user.dblClick(dialog.getByRole('button', { name: `Send ${count} links` }))
  expect(calls(RESEND)).toHaveLength(3)
  release()
  await user.click(await dialog.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(`${count} links were sent.`)).toBeTruthy()
  await dialogClosed()
  expect(calls(RESEND)).toHaveLength(count + 2)
  const outcomes = (await sentRows()).map(({ textContent }) => textContent)
  expect(outcomes).toHaveLength(count + 2)
  expect(outcomes.join()).not.toContain('lost@')
  expect(screen.queryByText(/ selected$/)).toBeNull()
})

test('stops sending first-password links when the administrator is not allowed to send them', async () => {
  const { user, calls, faults } = await renderPortal('admin', `${path}?page_size=100`)
  const dialog = await askForAll(user)
  faults({ path: RESEND, kind: 'status', status: 403, count: 'always', body: { message: 'No' } })
  await user.click(dialog.getByRole('button', { name: /^Send \d+ links$/ }))
  expect(await dialog.findByRole('button', { name: 'Try again' })).toBeTruthy()
  // The portal refreshes the token and repeats each request once after a 403.
  expect(calls(RESEND).length).toBeLessThanOrEqual(6)
})
