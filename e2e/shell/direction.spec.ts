import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures'
import { FULL, heading } from '../helpers'
import {
  API_DOCS,
  AUTH_ERROR,
  BUNDLES,
  CHANGE_PASSWORD,
  FORGOT_PASSWORD,
  HOME,
  LOGIN,
  SIGNUP,
  resetPasswordPath,
} from '../pages'

/**
 * Returns the number of visible sentences, and each sentence whose final punctuation is drawn before its last letter.
 */
async function brokenSentences(page: Page): Promise<{ count: number; broken: string[] }> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const getBox = (node: Node, at: number) => {
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      return range.getBoundingClientRect()
    }
    const problems: string[] = []
    let count = 0
    while (texts.nextNode()) {
      const node = texts.currentNode
      const text = node.nodeValue?.trimEnd() ?? ''
      if (!/[a-z) ][.!?…]$/.test(text) || !node.parentElement?.checkVisibility()) continue
      // Skips text that is only for screen readers.
      if (node.parentElement.clientWidth === 1) continue
      const last = getBox(node, text.length - 1)
      const before = getBox(node, text.length - 2)
      count += 1
      if (last.left < before.left && Math.abs(last.top - before.top) < 2) problems.push(text)
    }
    return { count, broken: problems }
  })
}

async function expectWholeSentences(page: Page, paths: readonly string[]) {
  const problems: string[] = []
  await page.evaluate(() => localStorage.setItem('layout', JSON.stringify({ direction: 'rtl' })))
  for (const path of paths) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect.poll(async () => (await brokenSentences(page)).count, path).toBeGreaterThan(0)
    problems.push(...(await brokenSentences(page)).broken.map((text) => `${path}: ${text}`))
  }
  expect(problems).toEqual([])
}

test(
  'draws punctuation after English sentences and menu groups after search entries, right to left',
  { tag: FULL },
  async ({ page, openAs }) => {
    await openAs('client', BUNDLES)
    await expectWholeSentences(page, [BUNDLES, CHANGE_PASSWORD, API_DOCS])
    await page.goto(HOME)
    await expect(page.getByText('Sessions with this error')).toBeVisible()
    expect((await brokenSentences(page)).broken).toEqual([])

    await page.keyboard.press('/')
    await page.keyboard.type('my bundles')
    const option = page.getByRole('option', { name: 'My bundles' })
    const place = option.getByText('Bundles', { exact: true })
    const [row, end] = [await option.boundingBox(), await place.boundingBox()]
    expect((end?.x ?? 0) - (row?.x ?? 0)).toBeLessThan(24)
  },
)

test(
  'draws punctuation after English sentences on screens before sign-in, right to left',
  { tag: FULL },
  async ({ page }) => {
    await page.goto(LOGIN)
    await expect(heading(page, 'Sign in')).toBeVisible()
    const link = resetPasswordPath('reset-good')
    await expectWholeSentences(page, [FORGOT_PASSWORD, SIGNUP, AUTH_ERROR, link])
  },
)
