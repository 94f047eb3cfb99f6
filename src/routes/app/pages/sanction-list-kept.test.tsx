import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { expireAccessTokens } from '@mocks/accounts/auth-sessions'
import { database } from '@mocks/db'
import { personas } from '@mocks/personas'
import { fillSignIn, findButton, findRefusal } from '@/test/auth-forms'
import { fieldValue } from '@/test/list-screen'
import { ListWorker } from '@/test/list-upload'
import { renderPortal } from '@/test/render-portal'

const path = '/app/pages/sanction-list-upload'
const KEPT = /^Your column choices from before sign-in/

const listFile = (header: string) => new File([`${header}\nLayla Test,D1\n`], 'list.csv')
const upload = async ({ user }: Portal, header: string) =>
  user.upload(await screen.findByLabelText('List file'), listFile(header))
const field = (name: string) => screen.findByRole('combobox', { name: `Field for ${name}` })

type Portal = Awaited<ReturnType<typeof renderPortal>>

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

/** Chooses a list's columns. Then the backend ends the login, and the same user signs in again. */
async function chooseAndSignInAgain() {
  const portal = await renderPortal('client-sanctions', path)
  vi.stubGlobal('Worker', ListWorker)
  await upload(portal, 'Who,Paper')
  await screen.findByText('No column is mapped to the name')
  await screen.findAllByRole('option', { name: 'Full name' })
  await portal.user.selectOptions(await field('Who'), 'full_name')
  await portal.user.selectOptions(await field('Paper'), 'document_number')
  expireAccessTokens(database())
  portal.faults({ path: 'authentication/refresh', kind: 'rejected_refresh' })
  // Fetches another page of uploads, so the rejected refresh ends the login.
  await portal.open(`${path}?page=2`)
  await findRefusal(portal.path, '/auth/login')
  const { email, password } = personas['client-sanctions']
  await fillSignIn(portal.user, email, password)
  return portal
}

test('C9 restores the chosen columns once for a file with the same headings', async () => {
  const portal = await chooseAndSignInAgain()
  await upload(portal, 'Name,Passport')
  expect(fieldValue(await field('Name'))).toBe('full_name')
  expect(screen.queryByText(KEPT)).toBeNull()

  await portal.user.click(await findButton('Choose another file'))
  await upload(portal, 'Who,Paper')
  expect(fieldValue(await field('Who'))).toBe('full_name')
  expect(fieldValue(await field('Paper'))).toBe('document_number')
  expect(screen.getByText(KEPT)).toBeTruthy()
  const check = await findButton('Preview changes')
  await waitFor(() => expect(check.getAttribute('aria-disabled')).not.toBe('true'))

  await portal.user.click(await findButton('Choose another file'))
  await upload(portal, 'Who,Paper')
  expect(fieldValue(await field('Who'))).toBe('')
})
