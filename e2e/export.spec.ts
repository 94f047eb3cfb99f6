import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { test } from './fixtures'
import { expectToast } from './helpers'

const SESSIONS = '/app/pages/bundle/20011/sessions'

test('the export saves a zip under the name of the answer, and says so', async ({
  page,
  signInAs,
}) => {
  await signInAs('client')
  await page.goto(SESSIONS)
  await page.getByRole('button', { name: 'Export extra results' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: 'Export results' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/\.zip$/)
  const bytes = await readFile(await file.path())
  expect(bytes.subarray(0, 2).toString()).toBe('PK')
  await expectToast(page, 'Export successful')
  await expect(page.getByRole('dialog')).toBeHidden()
})

for (const [name, fault, text] of [
  [
    'a server error',
    { kind: 'status', status: 500, body: { message: 'The archive is being rebuilt.' } },
    'The archive is being rebuilt.',
  ],
  ['HTML', { kind: 'html' }, 'Sorry ! Something went wrong . Please try again later !'],
] as const) {
  test(`F1 an export that meets ${name} is told in place, and works the next time`, async ({
    page,
    mock,
    signInAs,
    allowErrors,
  }) => {
    allowErrors(/export-extra-results/, /ContractError/)
    await signInAs('client')
    await page.goto(SESSIONS)
    await mock.faults([{ path: 'export-extra-results', ...fault }])
    await page.getByRole('button', { name: 'Export extra results' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Export results' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Failed to export data')
    await expect(dialog.getByRole('alert')).toContainText(text)
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Export results' }).click()
    await download
  })
}

test('an export can be cancelled, and asks only once', async ({ page, mock, signInAs }) => {
  await signInAs('client')
  await page.goto(SESSIONS)
  await mock.faults([{ path: 'export-extra-results', kind: 'drip', ms: 200, bytes: 200 }])
  await page.getByRole('button', { name: 'Export extra results' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Export results' }).dblclick()
  await expect(dialog.getByRole('progressbar')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  expect(await mock.log('export-extra-results')).toHaveLength(1)
  await page.getByRole('button', { name: 'Export extra results' }).click()
  await expect(page.getByRole('dialog').getByRole('progressbar')).toHaveCount(0)
})
