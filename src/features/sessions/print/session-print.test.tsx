import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { formatId } from '@mocks/seeds/ids'
import { findButton } from '@/test/auth-forms'
import { renderPortal } from '@/test/render-portal'
import { storedSession } from '@/test/stored-session'

/**
 * URL of a session's print view. The session passed on the first attempt, with a document, liveness and a face match.
 */
const SHEET = `/app/pages/bundle/20011/sessions/${formatId({ bundle: 0, row: 1 })}?print=1`

const asking = () => screen.findByRole('dialog', { name: 'Print personal data?' })

async function openSheet() {
  const print = vi.fn()
  const portal = await renderPortal('client', SHEET)
  vi.stubGlobal('print', print)
  return { ...portal, print, sheet: await screen.findByRole('article') }
}

test('prints a masked sheet with the user and date without confirmation, unless a value is revealed', async () => {
  const { user, print, sheet } = await openSheet()
  expect(sheet.textContent).toMatch(/Printed by Mona Saleh, \w+day, /)
  await user.click(await findButton('Print'))
  expect(print).toHaveBeenCalledTimes(1)
  await user.click(await findButton('Reveal Full name'))
  expect(await findButton('Print with personal data')).toBeTruthy()
})

test('requires one confirmation, listing the personal data, before printing an unmasked sheet', async () => {
  const { user, print } = await openSheet()
  await user.click(screen.getByRole('checkbox', { name: 'Include personal data' }))
  await user.click(await findButton('Print with personal data'))
  expect((await asking()).textContent).toMatch(/Contains names, national IDs, .* for one person\./)
  await user.click(within(await asking()).getByRole('button', { name: 'Cancel' }))
  expect(print).not.toHaveBeenCalled()

  let wasAsking: unknown
  print.mockImplementation(() => {
    wasAsking = screen.queryByRole('dialog')
  })
  await user.click(await findButton('Print with personal data'))
  await user.click(within(await asking()).getByRole('button', { name: 'Print with personal data' }))
  expect(print).toHaveBeenCalledTimes(1)
  expect(wasAsking, 'the dialog is not on the paper').toBeNull()
})

test("shows the print time even if the user prints with the browser's own command", async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T08:00:00Z') })
  const { sheet } = await openSheet()
  expect(sheet.querySelector('time')?.dateTime).toBe('2026-11-23T08:00:00.000Z')
  vi.setSystemTime('2026-11-23T09:30:00Z')
  window.dispatchEvent(new Event('beforeprint'))
  expect(sheet.querySelector('time')?.dateTime).toBe('2026-11-23T09:30:00.000Z')
  vi.useRealTimers()
})

test('copies the summary and the raw JSON without personal data', async () => {
  const { path, id, values } = storedSession({ status: 'success' })
  const { user } = await renderPortal('client', path)
  const readClipboard = () => navigator.clipboard.readText()
  await user.click(await findButton('More'))
  await user.click(screen.getByRole('menuitem', { name: 'Copy summary' }))
  expect(await screen.findByText('Summary copied, without personal data')).toBeTruthy()
  const summary = await readClipboard()
  expect(summary).toContain(id)
  await user.click(await findButton('Raw JSON'))
  await user.click(await findButton('Copy JSON'))
  const record = await readClipboard()
  expect(JSON.parse(record)).toMatchObject({ session_id: id, status: 'success' })
  expect(values.filter((value) => `${summary}${record}`.includes(value))).toEqual([])
})
