import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { expectHeading } from '../helpers'

/** Returns the link in the last email that the mock sent to an address. */
export async function mailedLink(request: APIRequestContext, to: string): Promise<string> {
  const response = await request.get('/__mock/mail')
  const mails: { to: string; link?: string }[] = await response.json()
  const link = mails.findLast((mail) => mail.to === to)?.link
  expect(link, `a link for ${to}`).toBeTruthy()
  return link ?? ''
}

export async function forgetPassword(page: Page, email: string) {
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  // Waits for the heading, because the previous screen also has an email field.
  await expectHeading(page, 'Forgot your password?')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('Check your inbox')).toBeVisible()
}
