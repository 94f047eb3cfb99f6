import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { seededErrors } from '@mocks/seeds/service-errors'
import { findRows } from '@/test/list-screen'
import { renderPortal } from '@/test/render-portal'
import { storedSession } from '@/test/stored-session'
import { csvRows, watchDownloads } from '@/test/watch-downloads'

const SENT = 'Words of the service'
const LIST =
  '/app/pages/bundle/20011/sessions?error_code=5033&from=2026-11-01&to=2026-11-03&page_size=10'
const getPageText = () => document.body.textContent

// Makes the backend's messages differ from the portal's error names, so tests can tell them apart.
beforeAll(() => {
  const knownErrors = seededErrors.filter(({ code }) => code > 0)
  const messages = knownErrors.map(({ message }) => message)
  for (const error of knownErrors) Object.assign(error, { message: SENT })
  return () =>
    knownErrors.forEach((error, index) => Object.assign(error, { message: messages[index] }))
})

test("shows the portal's name for a known error in a bundle's analytics", async () => {
  await renderPortal('client', '/app/pages/bundle/20011/sessions?tab=analytics')
  await waitFor(() => expect(getPageText()).toContain('The faces do not match'))
  expect(getPageText()).not.toContain(SENT)
})

test.each([
  ['Sessions', LIST],
  ['Transactions', `${LIST}&tab=transactions`],
])("shows the portal's name for a known error in a list and its CSV: %s", async (name, path) => {
  const files = watchDownloads()
  const { user } = await renderPortal('client', path)
  const rows = await findRows(name)
  expect(rows.length).toBeGreaterThan(1)
  expect(getPageText()).toContain('5033The faces do not match')
  expect(getPageText()).not.toContain(SENT)
  await user.click(screen.getByRole('button', { name: 'Export as CSV' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Export as CSV' }))
  await user.click(dialog.getByRole('button', { name: 'Export rows' }))
  await waitFor(() => expect(files.at(-1)?.name).toBeTruthy())
  const csv = (await files.at(-1)?.blob.text()) ?? ''
  expect(csvRows(csv).some((row) => row.includes('5033,The faces do not match'))).toBe(true)
  expect(csv).not.toContain(SENT)
})

test("shows the portal's name for a known error in a session, its print sheet, and its transaction", async () => {
  const { path } = storedSession({ error_code: 5033 })
  const { user, open } = await renderPortal('client', path)
  const region = async (name: string) => within(await screen.findByRole('region', { name }))
  expect((await region('Checks')).getAllByText('The faces do not match')[0]).toBeTruthy()
  const timeline = await region('Timeline')
  expect(timeline.getAllByText('The faces do not match')[0]).toBeTruthy()
  expect(getPageText()).not.toContain(SENT)

  const failedEvent = timeline
    .getAllByRole('listitem')
    .find((each) => each.textContent?.includes('5033'))
  await user.click(within(failedEvent ?? document.body).getByRole('link'))
  const drawer = within(await screen.findByRole('dialog'))
  expect(await drawer.findByText('The faces do not match')).toBeTruthy()
  // Only the raw record contains the backend's message.
  expect(drawer.queryByText(SENT)).toBeNull()

  await open(`${path}?print=1`)
  const sheet = await screen.findByRole('article')
  expect(within(sheet).getAllByText('The faces do not match').length).toBeGreaterThan(1)
  expect(sheet.textContent).not.toContain(SENT)
})

test.each([
  ['client', '/app/pages/bundle/20011/sessions', /send the transaction ID to your provider\.$/],
  ['admin-monitoring', '/admin/sessions/20011', /escalate it with the transaction ID\.$/],
] as const)("shows the remedy for the reader's realm: %s", async (persona, sessions, remedy) => {
  await renderPortal(persona, `${sessions}/${storedSession({ error_code: 5015 }).id}`)
  const checks = within(await screen.findByRole('region', { name: 'Checks' }))
  expect((await checks.findAllByText(remedy)).length).toBeGreaterThan(0)
})
