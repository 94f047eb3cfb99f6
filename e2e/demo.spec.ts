import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { startBuiltHost, type BuiltHost } from './built-host'
import { test as base } from './fixtures'
import { expectHeading, expectPath, signOut } from './helpers'

/** The static demo on a server that knows nothing but its files. */
const test = base.extend<object, { demo: BuiltHost }>({
  demo: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'demo-'))
      const vite = ['node_modules/vite/bin/vite.js', 'build', '--mode', 'demo', '--outDir', folder]
      await promisify(execFile)(process.execPath, vite)
      const host = await startBuiltHost('http://localhost:1', folder)
      await use(host)
      await host.stop()
      await rm(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ demo }, use) => use(demo.url),
})

test('the static demo answers by itself: sign-in, figures, a session, a reload, sign-out', async ({
  page,
  signInAs,
}) => {
  await signInAs('client')
  await expectHeading(page, 'Dashboard')
  await expect(page.getByText('Success rate')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Success rate')).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Retail onboarding' })
    .click()
  const rows = page.getByRole('table', { name: 'Sessions' }).getByRole('row')
  await rows.nth(1).getByRole('link').first().click()
  await expectHeading(page, /^Session/)
  await signOut(page, 'client')
  await expectPath(page, '/auth/login')
})
