import { expect, type Locator, type Page } from '@playwright/test'
import { banner, dialog } from '../helpers'

export const searchBox = (where: Page | Locator) =>
  where.getByRole('combobox', { name: 'Search', exact: true })
export const radio = (panel: Locator, group: string, name: string) =>
  panel
    .getByRole('radiogroup', { name: group, exact: true })
    .or(panel.getByRole('group', { name: group, exact: true }))
    .getByRole('radio', { name, exact: true })

/** Opens the appearance panel. `name` is the panel's translated name if the language isn't English. */
export async function openAppearance(page: Page, name = 'Appearance'): Promise<Locator> {
  await banner(page).getByRole('button', { name }).click()
  const panel = dialog(page, name)
  await expect(panel).toBeVisible()
  return panel
}
