import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures'
import { FULL, button, dialog, expectSession } from '../helpers'
import { BUNDLES, HOME, LOGIN, bundles, sessionsPath } from '../pages'
import { bodyRows, headers } from '../record-list/list'

// Screen reader output, in reading order. Each snapshot lists the text that a user needs, and `/children: equal`
// rejects missing and extra entries.

const main = (page: Page) => page.getByRole('main')

test(
  'exposes each sign-in error beside its field to screen readers',
  { tag: FULL },
  async ({ page }) => {
    await page.goto(LOGIN)
    await button(page, 'Sign in').click()
    await expect(main(page)).toMatchAriaSnapshot(`
    - main:
      - heading "Sign in" [level=1]
      - text: Email
      - textbox "Email" [invalid]
      - paragraph: Enter your email
      - text: Password
      - textbox "Password" [invalid]
      - button "Show password"
      - paragraph: Enter your password
      - link "Forgot your password?"
      - button "Sign in"
      - paragraph:
        - text: New here?
        - link "Create an account"
  `)
    const email = page.getByRole('textbox', { name: 'Email' })
    await expect(email).toHaveAccessibleDescription('Enter your email')
    await expect(email).toBeFocused()
  },
)

test(
  'exposes the header, the menu, the dashboard and a bundle card to screen readers in order',
  { tag: FULL },
  async ({ page, openAs }) => {
    await openAs('client', HOME)
    await expect(page.getByRole('region', { name: 'Services' }).getByRole('list')).toBeVisible()
    await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Skip to content"
    - banner:
      - button "Toggle navigation" [expanded]
      - link "Verification portal"
      - search:
        - combobox "Search"
      - button "Appearance"
      - button "Switch to dark theme"
      - button "Mona Saleh"
    - navigation "Main":
      - heading "Overview" [level=2]
      - list "Overview":
        - /children: equal
        - listitem:
          - link "Dashboard":
            - /children: equal
    - navigation "Breadcrumb"
    - main:
      - heading "Dashboard" [level=1]
      - radiogroup "Time zone":
        - radio "Local" [checked]
        - radio "UTC"
      - 'button "Period: Last 30 days"'
      - paragraph:
        - link "Sessions"
      - paragraph: /[\\d,]+/
      - text: /No change|% (more|fewer) than /
      - paragraph:
        - link "Session success rate"
      - paragraph: /[\\d.]+%/
      - region "Sessions by day":
        - heading "Sessions by day" [level=2]
        - button "Export Sessions by day as CSV"
        - button "Show Sessions by day as a table"
        - 'img "Sessions by day: bar chart. The same figures are available as a table."'
      - region "Services":
        - heading "Services" [level=2]
        - list "Services":
          - listitem:
            - link "ID OCR"
            - text: /[\\d.]+% passed · [\\d.]+ attempts? [\\d,]+/
    - contentinfo:
      - link "Terms and Conditions"
  `)
    await page.goto(BUNDLES)
    await expect(main(page).getByRole('listitem').first()).toMatchAriaSnapshot(`
    - listitem:
      - /children: equal
      - heading "Retail onboarding" [level=2]:
        - link "Retail onboarding"
      - term: ID
      - definition:
        - text: "20011"
        - button "Copy bundle ID"
      - term: Key
      - definition: /\\S{4}…\\S{4}/
      - list:
        - /children: equal
        - listitem: Phone OTP
        - listitem: ID OCR
        - listitem: Liveness
        - listitem: Face match
        - listitem: NTRA
        - listitem: CSO
      - term: Sessions, 30 days
      - definition: /[\\d,]+/
      - term: Session success rate
      - definition: /[\\d.]+%/
      - group "Retail onboarding":
        - link "Sessions"
        - link "Analytics"
        - link "API docs"
        - link "SDK docs"
  `)
  },
)

test(
  'gives each value in a session list, a session and a transaction an accessible name',
  { tag: FULL },
  async ({ page, openAs }) => {
    await openAs('client', sessionsPath(bundles.retail, '?status=success'))
    await expect(bodyRows(page).first()).toMatchAriaSnapshot(`
    - row:
      - /children: equal
      - cell:
        - checkbox /^Select [\\da-f-]{36}$/
      - rowheader:
        - /children: equal
        - link /^[\\da-f-]{36}$/
        - button "Copy session ID"
      - cell:
        - time: /\\w+ \\d+, \\d+:\\d+ [AP]M/
      - cell /^\\d+m \\d+s$/
      - cell "Verified"
      - cell:
        - 'img /^Phone OTP: passed, attempt 1 of 3; ID OCR: .+; CSO: passed, attempt 1 of 3$/'
      - cell:
        - /children: equal
        - text: Hidden
        - button "Reveal User reference"
      - cell /^\\d+$/
      - cell
  `)
    const names = [
      'Session',
      'Started',
      'Duration',
      'Status',
      'Services',
      'User reference',
      'Transactions',
      'Last error',
    ]
    await expect(headers(page)).toHaveCount(names.length)
    for (const [index, name] of names.entries())
      await expect(headers(page).nth(index)).toHaveAccessibleName(name)

    await bodyRows(page).first().getByRole('link').click()
    await expectSession(page)
    await expect(main(page)).toMatchAriaSnapshot(`
    - main:
      - link "Back to the list"
      - heading /^Session [\\da-f-]{36}$/ [level=1]
      - text: Verified
      - button "Reveal all"
      - button "More"
      - paragraph: /^The person was verified/
      - term: Session ID
      - definition
      - term: User reference
      - definition:
        - /children: equal
        - text: Hidden
        - button "Reveal User reference"
      - region "Checks":
        - /children: equal
        - heading "Checks" [level=2]
        - list:
          - listitem:
            - heading "Phone OTP" [level=3]
            - text: Passed
            - paragraph:
              - text: /Attempt 1 of 3/
            - paragraph:
              - 'link "View transaction: Phone OTP"'
      - region "Extracted fields":
        - heading "Extracted fields" [level=2]
        - heading "Person" [level=3]
        - term: Full name
        - definition:
          - /children: equal
          - text: Hidden
          - button "Reveal Full name"
      - region "Timeline":
        - heading "Timeline" [level=2]
        - list
  `)

    await page.getByRole('link', { name: 'View transaction: ID OCR' }).click()
    await expect(dialog(page, 'Transaction')).toMatchAriaSnapshot(`
    - dialog "Transaction":
      - heading "Transaction" [level=2]
      - button "Reveal all"
      - button "Close"
      - heading "ID OCR" [level=3]
      - text: Passed
      - term: Transaction ID
      - definition:
        - text: /[\\da-f-]{36}/
        - button "Copy transaction ID"
      - term: Time
      - definition:
        - time: /\\w+, \\w+ \\d+, \\d+ at .+ UTC/
      - heading "Service results" [level=4]
      - term: First name
      - definition:
        - /children: equal
        - text: Hidden
        - button "Reveal First name"
  `)
  },
)
