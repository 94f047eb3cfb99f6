import { expect, type Locator, type Page } from '@playwright/test'
import { tabTo } from '../helpers'

// User actions without a mouse. Each step expects the focus to be visible.

/** Tabs to the target. */
export async function go(page: Page, target: Locator, key?: string) {
  await tabTo(page, target, key)
  await expectFocusSeen(page)
}

/** Tabs to the target and presses Enter. */
export async function enter(page: Page, target: Locator, key?: string) {
  await go(page, target, key)
  await page.keyboard.press('Enter')
}

/** Tabs to a field and types the text. In a native select, this selects the option that starts with the text. */
export async function write(page: Page, target: Locator, text: string, key?: string) {
  await go(page, target, key)
  await page.keyboard.type(text)
}

/** Tabs to a checkbox or radio button and presses Space. */
export async function tick(page: Page, target: Locator, key?: string) {
  await go(page, target, key)
  await page.keyboard.press('Space')
}

/** Types the text into a combobox and chooses the matching option. */
export async function choose(page: Page, box: Locator, text: string, option: string) {
  await write(page, box, text)
  await expect(page.getByRole('option', { name: option })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listbox')).toBeHidden()
}

/** Tabs to the target, presses Enter to open the file dialog, and chooses the file. */
export async function chooseFile(
  page: Page,
  target: Locator,
  file: { name: string; mimeType: string; buffer: Buffer },
) {
  const chooser = page.waitForEvent('filechooser')
  await enter(page, target)
  await (await chooser).setFiles(file)
}

/** Expects a focus ring. An input or select passes without one, because it has its own outline. */
async function expectFocusSeen(page: Page) {
  const isRingDrawn = await page.evaluate(() => {
    const activeElement = document.activeElement
    if (!activeElement) return false
    // The overlay of a row or card, or the box around a field, may draw the ring.
    const rings = [
      getComputedStyle(activeElement),
      getComputedStyle(activeElement, '::after'),
      ...(activeElement.parentElement ? [getComputedStyle(activeElement.parentElement)] : []),
    ]
    const ringed = rings.some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
    )
    return ringed || activeElement.matches('input, select')
  })
  expect(isRingDrawn).toBe(true)
}
