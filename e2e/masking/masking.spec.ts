import { expect } from '@playwright/test'
import { test } from '../fixtures'
import { button, region } from '../helpers'
import { found, passed } from '../sessions/session-detail'

test('copies and prints are masked like the screen', async ({ page, signInAs }) => {
  await signInAs('client')
  const { values } = await passed(page)
  await expect(button(page, 'Reveal: Full name')).toBeVisible()
  const selected = await page.evaluate(() => {
    getSelection()?.selectAllChildren(document.querySelector('main') ?? document.body)
    return getSelection()?.toString() ?? ''
  })
  expect(selected).toMatch(/\d•+\d\d/)
  expect(selected).not.toContain('Hidden')
  expect(values.filter((value) => selected.includes(value))).toEqual([])

  await page.emulateMedia({ media: 'print' })
  await expect(button(page, 'Reveal: Full name')).toBeHidden()
  await expect(region(page, 'Extracted fields')).toContainText(/National id, front\d•+\d\d/)
  expect(await found(page, values)).toEqual([])
})
