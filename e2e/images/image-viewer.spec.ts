import { expect, type Locator } from '@playwright/test'
import { test } from '../fixtures'
import { MOCK, dialog, tabTo } from '../helpers'
import { adminBundleSessionsPath, bundles } from '../pages'
import { openRow } from '../sessions/session-detail'

const FRONT = 'Front side · ID OCR'

test(
  'controls the image viewer by keyboard and highlights matching fields and boxes',
  { tag: MOCK },
  async ({ page, signInAs }) => {
    await signInAs('admin')
    await openRow(page, adminBundleSessionsPath(bundles.retail, '?status=success'))
    const link = page.getByRole('link', { name: `Open ${FRONT} in the viewer` })
    await link.focus()
    await page.keyboard.press('Enter')
    const viewer = dialog(page, FRONT)
    const pane = viewer.getByRole('region', { name: `${FRONT}, original` })
    await expect(pane).toBeFocused()
    await expect(viewer.getByRole('img')).toHaveCount(0)
    await tabTo(page, viewer.getByRole('button', { name: `Reveal ${FRONT}` }))
    await page.keyboard.press('Enter')
    const image = viewer.getByRole('img', { name: FRONT })
    await expect(image).toHaveAttribute('src', /^blob:/)
    await expect(pane).toBeFocused()

    // Waits for the fields, because they leave less room for the image, so the image can then be panned farther.
    await expect(viewer.getByRole('listitem').filter({ hasText: 'Full name' })).toBeVisible()
    await expect.poll(() => fitsWidth(image, pane)).toBe(true)
    const zoom = viewer.getByRole('status', { name: 'Zoom' })
    const whole = await image.boundingBox()
    await page.keyboard.press('+')
    await expect(zoom).toHaveText('125%')
    await page.keyboard.press('ArrowRight')
    await expect(image).toHaveAttribute('style', /translate\(-48px, 0px\)/)
    // A double click centers the clicked point, for users who can't drag.
    const { width = 0, height = 0 } = (await pane.boundingBox()) ?? {}
    await pane.dblclick({ position: { x: width / 2 + 40, y: height / 2 + 30 } })
    await expect(image).toHaveAttribute('style', /translate\(-8[89]px, -3[01]px\)/)
    await page.keyboard.press('0')
    await expect(zoom).toHaveText('100%')
    expect(await image.boundingBox()).toEqual(whole)

    const field = viewer.getByRole('listitem').filter({ hasText: 'Full name' })
    const boxes = pane.getByTitle('Full name')
    await tabTo(page, field.getByRole('button', { name: 'Show Full name on the image' }))
    await expect(boxes).toHaveAttribute('data-highlighted', 'true')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(boxes).not.toHaveAttribute('data-highlighted')
    await pane.getByTitle('Serial number').hover()
    await expect(viewer.getByRole('listitem').filter({ hasText: 'Serial number' })).toHaveAttribute(
      'data-highlighted',
      'true',
    )

    await viewer.getByRole('button', { name: 'Full screen', exact: true }).click()
    const exit = viewer.getByRole('button', { name: 'Exit full screen' })
    await expect(exit).toBeVisible()
    expect(await page.evaluate(() => document.fullscreenElement?.ariaLabel)).toBe('Image viewer')
    await exit.click()
    await expect(exit).toHaveCount(0)
    expect(await page.evaluate(() => document.fullscreenElement)).toBeNull()

    await viewer.getByRole('radio', { name: 'Swipe' }).check()
    const divider = viewer.getByRole('slider', { name: 'Divider' })
    await divider.press('ArrowRight')
    await expect(divider).toHaveValue('51')
    await page.keyboard.press('Escape')
    await expect(viewer).toHaveCount(0)
    await expect(page).not.toHaveURL(/image=/)
    await expect(link).toBeFocused()
  },
)

async function fitsWidth(image: Locator, pane: Locator) {
  const [inner, outer] = [await image.boundingBox(), await pane.boundingBox()]
  return Boolean(inner && outer && inner.width <= outer.width)
}
