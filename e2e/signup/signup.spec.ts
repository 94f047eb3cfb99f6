import { expect } from '@playwright/test'
import { test } from '../fixtures'
import { MOCK, banner, button, expectPath, FULL, menuEntries } from '../helpers'
import { HOME, LOGIN, PROFILE, SIGNUP, signupPath } from '../pages'
import { EMAIL, PASSWORD, askForCode, confirmEmail, expectStep, field, lastCode } from './signup'

test(
  'K5 K3 J5 creates an account in ten steps by keyboard, and signs in to the account again',
  { tag: MOCK },
  async ({ page, mock }) => {
    await page.goto(LOGIN)
    const { keyboard } = page
    await page.getByRole('link', { name: 'Create an account' }).focus()
    await keyboard.press('Enter')
    await expectStep(page, 1, 'Create your account')
    await expect(page).toHaveTitle('Create your account · Verification portal')
    await expect(field(page, 'Work email')).toBeFocused()
    await keyboard.type(EMAIL)
    await keyboard.press('Tab')
    await keyboard.press('Space')
    await keyboard.press('Enter')

    await expectStep(page, 2, 'Enter the code we sent you')
    await expect(page.getByText(EMAIL)).toBeVisible()
    await expect(page.getByRole('status')).toContainText([
      'Step 2 of 10: Enter the code we sent you',
    ])
    const code = await lastCode(page)
    await expect(field(page, 'Code')).toBeFocused()
    await keyboard.type(code)

    await expectStep(page, 3, 'Choose a password')
    await expect(field(page, 'Password')).toBeFocused()
    await keyboard.insertText(PASSWORD)
    await keyboard.press('Enter')

    await expectStep(page, 4, 'What is your name?')
    const storedText = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, history.state]),
    )
    for (const secret of [PASSWORD, PASSWORD.trim(), code]) expect(storedText).not.toContain(secret)
    expect(await page.evaluate(() => sessionStorage.getItem('signup'))).toBeNull()
    await keyboard.type('Lina')
    await keyboard.press('Tab')
    await keyboard.type('Farid')
    await keyboard.press('Enter')

    await expectStep(page, 5, 'Complete your account')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.getByRole('link', { name: 'Continue' }).focus()
    await keyboard.press('Enter')

    await expectStep(page, 6, 'What is your phone number?')
    await expect(field(page, 'Phone number')).toBeFocused()
    await keyboard.press('Shift+Tab')
    const country = page.getByRole('combobox', { name: 'Country' })
    await expect(country).toBeFocused()
    await keyboard.press('Control+a')
    await keyboard.type('+966')
    await expect(page.getByRole('option', { name: /^Saudi Arabia/ })).toBeVisible()
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await expect(country).toHaveValue(/^Saudi Arabia/)
    await keyboard.press('Tab')
    await keyboard.type('٠٥٠ ١٢٣ ٤٥٦٧')
    await keyboard.press('Enter')

    await expectStep(page, 7, 'Which industry are you in?')
    await expect(page.getByRole('radio').first()).toBeFocused()
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await expectStep(page, 8, 'What is your role?')
    await keyboard.press('Space')
    await keyboard.press('Enter')
    await expectStep(page, 9, 'What is your company called?')
    await keyboard.type('Farid & Co')
    await keyboard.press('Enter')
    await expectStep(page, 10, 'What is your company’s website?')
    await keyboard.type('Farid.example/')
    await keyboard.press('Enter')

    await expectPath(page, HOME)
    await expect(page.getByRole('alert')).toContainText('Your account is ready.')
    await expect(menuEntries(page)).toHaveText([
      'Dashboard',
      'My bundles',
      'API',
      'SDK',
      'ID OCR',
      'My account',
      'Change Password',
    ])
    const savedDetails = (await mock.log('user-details')).filter(({ method }) => method === 'POST')
    expect(savedDetails).toHaveLength(6)

    await banner(page).getByRole('button', { name: 'Lina Farid', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expectPath(page, LOGIN)
    await field(page, 'Email').fill(EMAIL)
    await field(page, 'Password').fill(PASSWORD)
    await button(page, 'Sign in').click()
    await expectPath(page, HOME)
    await page.goto(PROFILE)
    for (const text of ['Lina Farid', '+966501234567', 'Farid & Co', 'https://farid.example'])
      await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
  },
)

// src/routes/auth/signup/signup.test.tsx tests the account-details steps.
test(
  'J6 keeps the values of the account steps and resumes the same sign-up after a reload',
  { tag: FULL },
  async ({ page, mock }) => {
    await confirmEmail(page)
    await page.reload()
    await expectStep(page, 3, 'Choose a password')
    // The portal doesn't ask for the code again after confirmation.
    await page.goto(signupPath('otp-verification'))
    await expectStep(page, 3, 'Choose a password')

    const other = 'other@company.example'
    await askForCode(page, other)
    await expectStep(page, 2, 'Enter the code we sent you')
    await page.reload()
    await expectStep(page, 2, 'Enter the code we sent you')
    await expect(page.getByText('-digit code to your email')).toBeVisible()
    await page.goto(signupPath('create-password'))
    await expectStep(page, 2, 'Enter the code we sent you')

    await page.getByRole('link', { name: 'Back' }).click()
    await expectStep(page, 1, 'Create your account')
    await field(page, 'Work email').fill(EMAIL)
    await page.getByRole('checkbox', { name: /I accept the/ }).check()
    await button(page, 'Send the code').click()
    await expectStep(page, 2, 'Enter the code we sent you')
    await page.goBack()
    await expectStep(page, 1, 'Create your account')
    await expect(field(page, 'Work email')).toHaveValue(EMAIL)
    await expect(page.getByRole('checkbox', { name: /I accept the/ })).toBeChecked()
    const begun = (await mock.log('accounts/signup/')).filter(({ path }) =>
      path.endsWith('signup/'),
    )
    await button(page, 'Send the code').click()
    await expectStep(page, 2, 'Enter the code we sent you')
    expect(
      (await mock.log('accounts/signup/')).filter(({ path }) => path.endsWith('signup/')),
    ).toHaveLength(begun.length)

    await field(page, 'Code').fill(await lastCode(page))
    await expectStep(page, 3, 'Choose a password')
    await field(page, 'Password').fill(PASSWORD)
    await page.getByRole('link', { name: 'Back' }).click()
    await expectStep(page, 1, 'Create your account')
    await button(page, 'Send the code').click()
    await expectStep(page, 3, 'Choose a password')
    await expect(field(page, 'Password')).toHaveValue('')
    await field(page, 'Password').fill(PASSWORD)
    await button(page, 'Create the account').dblclick()
    await expectStep(page, 4, 'What is your name?')
    expect(await mock.log('create-password')).toHaveLength(1)
    // The user can't go back from this step.
    await expect(page.getByRole('link', { name: 'Back' })).toHaveCount(0)
    await page.goBack()
    await expectStep(page, 5, 'Complete your account')
  },
)

test(
  'J6 gives a second tab its own sign-up and signs both tabs out together',
  { tag: FULL },
  async ({ page, context, allowErrors }) => {
    allowErrors(/create-password/)
    await confirmEmail(page)
    const tab = await context.newPage()
    await tab.goto(signupPath('create-password'))
    await expectPath(tab, SIGNUP)
    await confirmEmail(tab)
    await field(page, 'Password').fill(PASSWORD)
    await button(page, 'Create the account').click()
    await expectStep(page, 4, 'What is your name?')
    await field(tab, 'Password').fill(PASSWORD)
    await button(tab, 'Create the account').click()
    await expect(tab.getByRole('alert')).toContainText('This email already has an account')
    // The first tab has signed in, so this tab continues with the same account.
    await tab.goto(SIGNUP)
    await expectStep(tab, 5, 'Complete your account')
    await field(page, 'First name').fill('Lina')
    await field(page, 'Last name').fill('Farid')
    await page.keyboard.press('Enter')
    await expectStep(page, 5, 'Complete your account')
    await tab.reload()
    await expect(tab.getByRole('listitem').filter({ hasText: 'Lina Farid' })).toContainText('done')
    await button(tab, 'Sign out').click()
    await expectPath(tab, LOGIN)
    await expectPath(page, LOGIN)
    expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({})
  },
)
