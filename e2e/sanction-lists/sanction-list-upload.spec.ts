import { appendFile, writeFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { test } from '../fixtures'
import { FIELD_NAMES, MOCK, PHONE, button, dialog, expectFits } from '../helpers'
import { SANCTION_LISTS } from '../pages'
import { recordSentFiles, sentFile } from '../sent-file'

const LIST = 'upload/'

/** More rows than the 10,000 that the backend processes while the user waits. */
const rows = Array.from({ length: 10_100 }, (_, row) =>
  [`ليلى القمراني ${row}`, `D${row}`, row === 7 ? 99 : 1, 'x'].join(','),
)
const file = {
  name: 'watchlist.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['الاسم,رقم الوثيقة,يوم الميلاد,ملاحظات', ...rows].join('\n')),
}

// src/routes/app/pages/sanction-list-upload.test.tsx covers the remaining cases.
test(
  'F6 checks a dropped list, retries after a lost connection, and replaces another list',
  { tag: MOCK },
  async ({ page, openAs, mock, allowErrors }) => {
    allowErrors(/ERR_EMPTY_RESPONSE|ERR_CONNECTION/)
    await openAs('client-sanctions', SANCTION_LISTS)
    const drop = button(page, 'Choose file')
    await expect(drop).toBeVisible()
    const data = await page.evaluateHandle(
      ([text, name]) => {
        const transfer = new DataTransfer()
        transfer.items.add(new File([text], name))
        return transfer
      },
      [file.buffer.toString(), file.name] as const,
    )
    await drop.dispatchEvent('drop', { dataTransfer: data })
    await expect(page.getByText('10,100 rows will be sent.')).toBeVisible()

    // Drops every request, because the browser itself retries a request whose reused connection was closed.
    await mock.faults([{ path: LIST, kind: 'drop', count: 'always' }])
    await button(page, 'Preview changes').click()
    await expect(page.getByRole('alert')).toContainText('Please make sure of your internet')
    await mock.faults([{ path: LIST, kind: 'slow_upload', ms: 100, bytes: 30_000 }])
    await button(page, 'Try again').click()
    await expect(page.getByRole('progressbar', { name: 'Upload progress' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Pending changes' })).toContainText('10,100')
    await page.getByRole('radio', { name: /^Replace/ }).click()
    await button(page, 'Preview changes').click()
    await page.setViewportSize(PHONE)
    await expectFits(page)
    await button(page, 'Replace list').click()
    const confirm = dialog(page, 'Replace the list?')
    await confirm.getByRole('textbox').fill('Papyrus Payments watchlist')
    await page.keyboard.press('Enter')
    await expect(page.getByText('The list was received and is being processed')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  },
)

test(
  'F6 rejects a file that was edited after it was chosen, until it is chosen again',
  { tag: [MOCK, FIELD_NAMES] },
  async ({ page, openAs, mock }, testInfo) => {
    const list = testInfo.outputPath('list.csv')
    await writeFile(list, 'full_name,birth_date_year\nLayla Test,1980\n')
    await openAs('client-sanctions', SANCTION_LISTS)
    const choosing = page.waitForEvent('filechooser')
    await button(page, 'Choose file').click()
    await (await choosing).setFiles(list)
    await button(page, 'Preview changes').click()
    await expect(button(page, 'Append 1 row')).toBeVisible()
    await appendFile(list, 'Omar Test,1981\n')
    await button(page, 'Append 1 row').click()
    await expect(page.getByRole('alert')).toContainText('The file has changed since you chose it')
    expect(await mock.log(LIST)).toHaveLength(1)

    const again = page.waitForEvent('filechooser')
    await button(page, 'Choose it again').click()
    await (await again).setFiles(list)
    await button(page, 'Preview changes').click()
    await page.evaluate(recordSentFiles)
    await button(page, 'Append 2 rows').click()
    await expect(page.getByText('The list was uploaded')).toBeVisible()
    expect(await page.evaluate(sentFile)).toBe(
      'list.csv: full_name,birth_date_year\r\nLayla Test,1980\r\nOmar Test,1981',
    )
  },
)
