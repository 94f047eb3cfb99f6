import { expect } from '@playwright/test'
import { banner, dialog, expectHeading, expectPath, heading } from '../helpers'
import { test } from '../network/built-host'
import { HOME, PROFILE } from '../pages'
import { searchBox } from './shell'

test('Ctrl K works as soon as the heading is there, and the search has what was typed', async ({
  page,
  host,
  openAs,
}) => {
  const shell = await host.names(/^client-area-.*\.js$/)
  expect(shell).toHaveLength(1)
  for (const name of shell) host.hold(name)
  await openAs('client', HOME)
  await expectHeading(page, 'Dashboard')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('my acc')
  await expect(page.getByRole('textbox', { name: 'Search' })).toHaveValue('my acc')
  await expect(banner(page)).toBeHidden()

  for (const name of shell) host.release(name)
  const box = searchBox(dialog(page, 'Search'))
  await expect(box).toBeFocused()
  await expect(box).toHaveValue('my acc')
  await page.keyboard.type('ount')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'My account')).toBeFocused()
  await expectPath(page, PROFILE)
})
