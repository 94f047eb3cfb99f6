import { expect } from '@playwright/test'
import { test } from '../fixtures'
import {
  banner,
  expectAccessible,
  expectFits,
  FULL,
  mainMenu,
  menuEntries,
  PHONE,
  WIDE,
} from '../helpers'
import { HOME } from '../pages'
import { openAppearance, radio } from './shell'

test(
  'applies each setting immediately and keeps it after a reload',
  { tag: FULL },
  async ({ page, openAs }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openAs('client', HOME)
    await expect(page.getByText('Success rate')).toBeVisible()
    const root = page.locator('html')
    const panel = await openAppearance(page)

    await radio(panel, 'Theme', 'Dark').check()
    await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark')

    const link = menuEntries(page).first()
    const comfortable = (await link.boundingBox())?.height ?? 0
    await radio(panel, 'Density', 'Dense').check()
    await expect(root).toHaveAttribute('data-density', 'dense')
    expect((await link.boundingBox())?.height).toBeLessThan(comfortable)

    await panel.getByRole('switch', { name: 'Collapsed side navigation' }).check()
    expect((await mainMenu(page).boundingBox())?.width).toBe(80)

    const ground = () => mainMenu(page).evaluate((nav) => getComputedStyle(nav).background)
    const asTheme = await ground()
    await radio(panel, 'Side navigation theme', 'Dark').check()
    expect(await ground()).not.toBe(asTheme)

    await radio(panel, 'Header color', 'Sand').check()
    await expect(banner(page)).toHaveCSS('background-color', 'rgb(243, 217, 164)')
    await expect(banner(page)).toHaveCSS('color', 'rgb(0, 0, 0)')
    await expect(panel.getByText('Black text, contrast 15.3:1')).toBeVisible()
    // The logo is a cutout in the text color, because its own color might not be visible on the header.
    const mark = banner(page).locator('svg:has(rect)').first()
    await expect(mark.locator('rect')).toHaveCSS('fill', 'rgb(0, 0, 0)')
    await expect(mark).toHaveCSS('stroke', 'rgb(243, 217, 164)')
    await panel.getByLabel('Header color: custom color').fill('#123456')
    await expect(banner(page)).toHaveCSS('background-color', 'rgb(18, 52, 86)')
    await expect(banner(page)).toHaveCSS('color', 'rgb(255, 255, 255)')

    await expect(radio(panel, 'Top navigation color', 'Wine')).toBeDisabled()
    await radio(panel, 'Navigation', 'Top').check()
    await expect(mainMenu(page).getByRole('button', { name: 'Bundles' })).toBeVisible()
    await expect(panel.getByRole('switch', { name: 'Collapsed side navigation' })).toBeDisabled()
    await radio(panel, 'Top navigation color', 'Wine').check()
    await expect(mainMenu(page)).toHaveCSS('background-color', 'rgb(109, 43, 68)')

    await radio(panel, 'Direction', 'Right to left').check()
    await expect(root).toHaveAttribute('dir', 'rtl')
    expect((await panel.boundingBox())?.x).toBe(0)

    const languages = panel.getByRole('radiogroup', { name: 'Language' })
    await expect(languages.getByRole('radio', { name: 'English' })).toBeChecked()
    for (const name of [/中文/, /Français/, /日本語/]) {
      const language = languages.getByRole('radio', { name })
      // Only languages with a message catalog can be chosen. The other languages show the reason.
      if (!(await language.isEnabled())) {
        await expect(language).toHaveAccessibleName(/Not available yet/)
      }
    }

    await panel.getByRole('switch', { name: 'Single-key shortcuts' }).uncheck()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(banner(page).getByRole('button', { name: 'Appearance' })).toBeFocused()

    await page.reload()
    await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark')
    await expect(root).toHaveAttribute('dir', 'rtl')
    await expect(root).toHaveAttribute('data-density', 'dense')
    await expect(banner(page)).toHaveCSS('background-color', 'rgb(18, 52, 86)')
    await expect(mainMenu(page)).toHaveCSS('background-color', 'rgb(109, 43, 68)')
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog')).toHaveCount(0)

    const again = await openAppearance(page)
    await again.getByRole('button', { name: 'Reset to defaults' }).click()
    await expect(root).toHaveAttribute('dir', 'ltr')
    await expect(root).toHaveAttribute('data-mantine-color-scheme', 'light')
    await expect(radio(again, 'Navigation', 'Side')).toBeChecked()
    expect((await mainMenu(page).boundingBox())?.width).toBe(250)
  },
)

for (const viewport of [WIDE, PHONE]) {
  test(
    `fits ${viewport.width} px and stays accessible in both directions with the top navigation`,
    { tag: FULL },
    async ({ page, openAs }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize(viewport)
      await openAs('client', HOME)
      await expect(page.getByText('Success rate')).toBeVisible()
      const panel = await openAppearance(page)
      await radio(panel, 'Navigation', 'Top').check()
      await radio(panel, 'Direction', 'Left to right').check()
      await radio(panel, 'Header color', 'Brand color').check()
      await expect(banner(page)).toHaveCSS('background-color', 'rgb(11, 93, 118)')
      await expectFits(page)
      await expectAccessible(page, 'panel, light')
      await page.keyboard.press('Escape')
      await expectFits(page)
      await expectAccessible(page, 'screen, light')

      await openAppearance(page)
      await radio(panel, 'Direction', 'Right to left').check()
      await radio(panel, 'Theme', 'Dark').check()
      await expectFits(page)
      await expectAccessible(page, 'panel, dark and right to left')
      await page.keyboard.press('Escape')
      await expectFits(page)
      await expectAccessible(page, 'screen, dark and right to left')
    },
  )
}
