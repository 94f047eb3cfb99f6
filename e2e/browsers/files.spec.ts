import { writeFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { RETAIL_SESSIONS, SANCTION_LISTS, bundles, sessionsPath } from '../pages'
import { recordSentFiles, sentFile } from '../sent-file'
import { test } from './fixtures'

test('uploads a Latin-1 sanction list as CSV with its quotation marks and letters intact', async ({
  tab,
  openAs,
  mock,
}, testInfo) => {
  const list = testInfo.outputPath('watchlist.txt')
  const text = 'sep=;\r\nName;Document;Year\r\n"Abu" Muñoz, Iñigo;D1;1980\r\nOmar Test;D2;1990\r\n'
  await writeFile(list, Buffer.from(text, 'latin1'))
  await openAs('client-sanctions', SANCTION_LISTS)
  await tab.button('Choose file').isShown()
  await tab.setFiles('input[type=file]', list)
  await tab.text('Check the quotation marks').isShown()
  await tab.evaluate(recordSentFiles)
  await tab.button('Preview changes').click()
  await tab.role('region', 'Pending changes').isShown()
  await tab.button(/^Append \d/).click()
  await tab.text('The list was uploaded').isShown()
  expect((await mock.log('upload/')).map(({ status }) => status)).toEqual([200, 200])
  expect(await tab.evaluate(sentFile)).toBe(
    'watchlist.csv: Name,Document,Year\r\n"""Abu"" Muñoz, Iñigo",D1,1980\r\nOmar Test,D2,1990',
  )
})

test('exports a list as CSV', async ({ tab, openAs, savedFile }) => {
  await openAs('client', `${RETAIL_SESSIONS}?status=failed&from=2026-09-01&to=2026-09-07`)
  await tab.role('group', 'List').button('Export as CSV').click()
  await tab.dialog('Export as CSV').button('Export rows').click()
  const { name, text } = await savedFile()
  expect(name).toMatch(/^sessions-20011-from-2026-09-01-to-2026-09-07-\d{4}-\d\d-\d\d\.csv$/)
  const range = await tab.role('navigation', 'Pages').role('status').one()
  expect(text.split('\r\n').slice(1, -1)).toHaveLength(Number(range.text.split('of').at(-1)))
})

test('shows the contents of a zip before it is saved', async ({ tab, openAs, savedFile }) => {
  const search = '?tab=extra-results&from=2026-09-01&to=2026-09-03'
  await openAs('client', sessionsPath(bundles.retail, search))
  await tab.button('Export extra results').click()
  const dialog = tab.dialog('Export extra results')
  await dialog.button('Preview contents').click()
  await dialog.role('region', 'Contents of extra-results.csv').hasText(/^transaction_id,session_id/)
  await dialog.button(/about\.txt/).click()
  await dialog.button('Reveal all').click()
  await dialog.role('region', 'Contents of about.txt').hasText(/3 days/)
  await dialog.button('Save file').click()
  const { name, text } = await savedFile()
  expect(name).toBe('extra-results-20011-2026-09-01-2026-09-03.zip')
  expect(text).toMatch(/^PK/)
})
