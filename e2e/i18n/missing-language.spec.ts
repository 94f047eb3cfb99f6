import { expect } from '@playwright/test'
import { test } from '../network/built-host'
import { HOME } from '../pages'
import { openAppearance, radio } from '../shell/shell'

test('a language that does not come leaves the present one, and says so once', async ({
  page,
  openAs,
  host,
  allowErrors,
}) => {
  allowErrors(/fr-[\w-]+\.js/)
  for (const name of await host.names(/^fr-.*\.js$/)) await host.remove(name)
  await openAs('client', HOME)
  const panel = await openAppearance(page)
  // It stays unchecked until its texts are there, so it is clicked.
  await radio(panel, 'Language', 'Français').click()
  const alert = page.getByRole('alert').filter({ hasText: 'Français did not load' })
  await expect(alert).toHaveCount(1)
  await expect(radio(panel, 'Language', 'English')).toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
})
