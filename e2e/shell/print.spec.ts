import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '../fixtures'
import { MOCK, FULL, button } from '../helpers'
import { ADMIN_NAME_MATCH, RETAIL_SESSIONS } from '../pages'

const LIST = `${RETAIL_SESSIONS}?status=failed&from=2026-01-01&to=2026-12-31`

/** Width of an A4 page without its margins. */
const PAPER = '688px'

/** Emulates paper: fires `beforeprint`, sets the paper's width, then applies the print styles. */
async function print(page: Page) {
  await expect(page.getByText(/^Printed by|^أجرى الطباعة/)).toBeAttached()
  await page.evaluate((width) => {
    window.dispatchEvent(new Event('beforeprint'))
    document.body.style.inlineSize = width
  }, PAPER)
  await page.emulateMedia({ media: 'print' })
}

/** Returns elements in the main content that extend beyond the paper's edge, where they would be cut off. */
const beyondEdge = (page: Page) =>
  page.evaluate(() => {
    const paper = document.body.getBoundingClientRect()
    return [...document.querySelectorAll('main *')]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect()
        // Skips text for screen readers, because it is one pixel wide.
        return width > 1 && (left < paper.left - 1 || right > paper.right + 1)
      })
      .map((element) => `${element.tagName} ${element.textContent}`.slice(0, 80))
  })

/** Returns the filter names that appear on paper. */
const printedNames = (filters: Locator) =>
  filters.evaluate((group) =>
    [...group.children]
      .filter((filter) => filter.checkVisibility())
      .map((filter) => {
        const own = getComputedStyle(filter, '::before').content
        if (own !== 'none') return own.replaceAll('"', '')
        const name = filter.querySelector('.mantine-Button-label > span:first-child')
        // Skips text for screen readers, because it is one pixel wide.
        return name && name.getBoundingClientRect().width > 1 ? name.textContent : ''
      }),
  )

test('prints a list with its header and filters', { tag: MOCK }, async ({ page, openAs }) => {
  await page.addInitScript(() =>
    localStorage.setItem('layout', JSON.stringify({ currentTheme: 'dark' })),
  )
  await openAs('client', LIST)
  await expect(page.getByRole('row')).toHaveCount(26)
  await print(page)
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('searchbox')).toBeHidden()
  await expect(page.getByRole('checkbox').first()).toBeHidden()
  // On paper, browsers repeat a table head only if it isn't positioned. They repeat only content outside buttons.
  const head = page.locator('thead')
  await expect(head).toHaveCSS('position', 'static')
  await expect(head.getByRole('button').first()).toHaveCSS('display', 'contents')
  await expect(page.locator('tbody tr').first()).toHaveCSS('break-inside', 'avoid')
  await expect(page.locator('main select').first()).toBeVisible()
  const filters = page.getByRole('group').first()
  expect(await printedNames(filters)).toEqual(['Period: ', 'Status: '])
  // The text is taller than its button, so the button must not cut the text off.
  await expect(filters.getByRole('button').first()).toHaveCSS('overflow', 'visible')
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light')
  await expect(page.getByText('Personal data is masked.')).toBeVisible()
})

test('fits a right-to-left list on paper', { tag: FULL }, async ({ page, openAs }) => {
  await page.addInitScript(() =>
    localStorage.setItem('layout', JSON.stringify({ direction: 'rtl', locale: 'ar' })),
  )
  await openAs('client', LIST)
  await expect(page.getByRole('row')).toHaveCount(26)
  await print(page)
  await expect(page.getByText('البيانات الشخصية محجوبة.')).toBeVisible()
  expect(await beyondEdge(page)).toEqual([])
})

test('prints compared names without the buttons', { tag: FULL }, async ({ page, openAs }) => {
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
