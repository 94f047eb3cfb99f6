import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '../fixtures'
import { button } from '../helpers'
import { ADMIN_NAME_MATCH, RETAIL_SESSIONS } from '../pages'

/** An A4 page without its margins. */
const PAPER = '688px'

/** As on paper: the event by which a page prepares itself, then the styles, at the width of the paper. */
async function print(page: Page) {
  await expect(page.getByText(/^Printed by|^أجرى الطباعة/)).toBeAttached()
  await page.evaluate((width) => {
    window.dispatchEvent(new Event('beforeprint'))
    document.body.style.inlineSize = width
  }, PAPER)
  await page.emulateMedia({ media: 'print' })
}

/** What of the main part is beyond the edge of the paper, where it would be cut off. */
const beyondEdge = (page: Page) =>
  page.evaluate(() => {
    const paper = document.body.getBoundingClientRect()
    return [...document.querySelectorAll('main *')]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect()
        // A pixel wide is the text for screen readers.
        return width > 1 && (left < paper.left - 1 || right > paper.right + 1)
      })
      .map((element) => `${element.tagName} ${element.textContent}`.slice(0, 80))
  })

/** The names of the filters that paper shows. */
const printedNames = (filters: Locator) =>
  filters.evaluate((group) =>
    [...group.children]
      .filter((filter) => filter.checkVisibility())
      .map((filter) => {
        const own = getComputedStyle(filter, '::before').content
        if (own !== 'none') return own.replaceAll('"', '')
        const name = filter.querySelector('.mantine-Button-label > span:first-child')
        // A pixel wide is the text for screen readers.
        return name && name.getBoundingClientRect().width > 1 ? name.textContent : ''
      }),
  )

for (const direction of ['ltr', 'rtl'])
  test(`a list is printed with its head and filters, ${direction}`, async ({ page, openAs }) => {
    await page.addInitScript((dir) => {
      const locale = dir === 'rtl' ? 'ar' : 'en'
      localStorage.setItem(
        'layout',
        JSON.stringify({ direction: dir, locale, currentTheme: 'dark' }),
      )
    }, direction)
    await openAs('client', `${RETAIL_SESSIONS}?status=failed&from=2026-01-01&to=2026-12-31`)
    await expect(page.getByRole('row')).toHaveCount(26)
    await print(page)
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('searchbox')).toBeHidden()
    await expect(page.getByRole('checkbox').first()).toBeHidden()
    // Only a head that is not positioned is repeated, and of it what is not in a button.
    const head = page.locator('thead')
    await expect(head).toHaveCSS('position', 'static')
    await expect(head.getByRole('button').first()).toHaveCSS('display', 'contents')
    await expect(page.locator('tbody tr').first()).toHaveCSS('break-inside', 'avoid')
    await expect(page.locator('main select').first()).toBeVisible()
    const filters = page.getByRole('group').first()
    expect(await printedNames(filters)).toEqual(
      direction === 'ltr' ? ['Period: ', 'Status: '] : ['الفترة: ', 'الحالة: '],
    )
    // It is lower than its text.
    await expect(filters.getByRole('button').first()).toHaveCSS('overflow', 'visible')
    expect(await beyondEdge(page)).toEqual([])
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light')
    const masked = direction === 'ltr' ? 'Personal data is masked.' : 'البيانات الشخصية محجوبة.'
    await expect(page.getByText(masked)).toBeVisible()
  })

test('names that were compared are printed without the buttons', async ({ page, openAs }) => {
  await openAs('admin-demo', ADMIN_NAME_MATCH)
  const names = page.getByRole('textbox')
  await names.nth(0).fill('Mona Saleh')
  await names.nth(1).fill('Muna Salih')
  await names.nth(1).press('Enter')
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('%')
  await print(page)
  await expect(button(page, 'Compare names')).toBeHidden()
  await expect(page.getByRole('slider')).toBeHidden()
  await expect(names.nth(0)).toBeVisible()
  await expect(page.getByText(/^Printed by /)).toBeVisible()
  expect(await beyondEdge(page)).toEqual([])
})
