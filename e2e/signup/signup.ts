import { expect, type Page } from '@playwright/test'
import { button } from '../helpers'
import { SIGNUP } from '../pages'

export const EMAIL = 'lina.farid@company.example'
export const PASSWORD = '  Ünusual pass كلمة 9 '

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** Expects the current step's number and question. */
export async function expectStep(page: Page, step: number, question: string) {
  await expect(page.getByRole('heading', { level: 1, name: question })).toBeVisible()
  await expect(page.getByText(`Step ${step} of 10`, { exact: true })).toBeVisible()
}

export async function lastCode(page: Page, to = EMAIL): Promise<string> {
  const mails: { to: string; code?: string }[] = await (
    await page.request.get('/__mock/mail')
  ).json()
  const code = mails.findLast((mail) => mail.to === to)?.code
  if (!code) throw new Error(`no code was sent to ${to}`)
  return code
}

export async function askForCode(page: Page, email = EMAIL) {
  await page.goto(SIGNUP)
  await field(page, 'Work email').fill(email)
  await page.getByRole('checkbox', { name: /I accept the/ }).check()
  await button(page, 'Send the code').click()
}

/** Signs up as far as the password step. The portal submits a complete code automatically. */
export async function confirmEmail(page: Page, email = EMAIL) {
  await askForCode(page, email)
  await expectStep(page, 2, 'Enter the code we sent you')
  await field(page, 'Code').fill(await lastCode(page, email))
  await expectStep(page, 3, 'Choose a password')
}
