import { expect } from '@playwright/test'
import { mailedLink } from '../auth/recovery'
import { test } from '../fixtures'
import { FULL, button, expectHeading, expectPath, expectToast, mainMenu } from '../helpers'
import { ADMIN_CLIENTS, HOME, USER_DETAILS } from '../pages'

const EMAIL = 'hala.naguib@heron.example.com'
const PASSWORD = 'Heron savings 2027'
/** Spreadsheet rows with a header, thousands separators and Arabic digits. */
const TIERS = [
  'Minimum\tMaximum\tAmount of hits',
  '0\t1,000\t1,000',
  '1,001\t10,000\t10,000',
  '١٠٬٠٠١\t٥٠٬٠٠٠\t٥٠٬٠٠٠',
  '50001\t250000\t250000',
  '250001\t\t1000000',
].join('\n')

test(
  "creates a client and a bundle from pasted tiers and shows the bundle to the client's first user",
  { tag: FULL },
  async ({ page, openAs, openBrowser }) => {
    await openAs('admin', ADMIN_CLIENTS)
    await page.getByRole('link', { name: 'New client' }).click()
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Heron Savings')
    await page.getByRole('textbox', { name: 'Email' }).fill(EMAIL)
    await page.getByRole('textbox', { name: 'Contact name' }).fill('Hala Naguib')
    await page.getByRole('textbox', { name: 'Phone number' }).fill('01001234567')
    await page.getByRole('combobox', { name: 'Industry' }).selectOption({ index: 1 })
    await page.getByRole('textbox', { name: 'Website' }).fill('heron.example.com')
    await button(page, 'Create client').click()
    await expectToast(page, 'Organiztion Created Successfully!')
    await expectHeading(page, 'Heron Savings')

    await page.getByRole('link', { name: 'New bundle' }).click()
    await page.getByRole('textbox', { name: 'Bundle name' }).fill('Savings accounts')
    await page.getByRole('checkbox', { name: 'ID OCR', exact: true }).check()
    const service = page.getByRole('region', { name: 'ID OCR', exact: true })
    await service.getByRole('button', { name: 'Paste tiers' }).click()
    const paste = page.getByRole('region', { name: 'Paste tiers for ID OCR' })
    await paste.getByRole('textbox').fill(TIERS)
    await expect(paste.getByText('5 tiers found.')).toBeVisible()
    await paste.getByRole('button', { name: 'Use these 5 tiers' }).click()
    await expect(service.getByRole('textbox', { name: 'Tier 5, minimum' })).toHaveValue('250,001')
    await button(page, 'Review bundle').click()
    await expectHeading(page, 'Review the new bundle')
    await expect(service).toContainText('1,000,000 hits fall into tier 5')
    await button(page, 'Create bundle').click()
    await expectToast(page, 'Bundle Created Successfully!')
    await expectHeading(page, 'Savings accounts')

    const client = await openBrowser()
    await client.goto(await mailedLink(page.request, EMAIL))
    await client.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD)
    await client.keyboard.press('Enter')
    // The portal requires the details that the administrator didn't enter.
    await expectPath(client, USER_DETAILS)
    await client.getByRole('link', { name: 'Continue' }).click()
    await expectHeading(client, 'What is your role?')
    await client.getByRole('radio').first().check()
    await button(client, 'Continue').click()
    await expectPath(client, HOME)
    await mainMenu(client).getByRole('link', { name: 'Savings accounts' }).click()
    await expectHeading(client, 'Savings accounts')
  },
)
