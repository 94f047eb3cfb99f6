import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures'
import { FULL } from '../helpers'
import { ADMIN_CLIENTS, ADMIN_IDENTITIES, ADMIN_PASSWORDS, bundles, sessionsPath } from '../pages'

// Screen reader output (see heard.spec.ts) for lists without records and for administrators' lists.

const main = (page: Page) => page.getByRole('main')
const rows = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row')

test(
  'describes empty, failed and forbidden lists and their next steps to screen readers',
  { tag: FULL },
  async ({ page, mock, openAs, allowErrors }) => {
    allowErrors(/bundle-sessions/)
    await openAs('client', sessionsPath(bundles.pilot))
    await expect(page.getByText('No sessions yet')).toBeVisible()
    await expect(main(page)).toMatchAriaSnapshot(`
    - main:
      - heading "Pilot 2027" [level=1]
      - navigation "Bundle"
      - group "Filters"
      - group "List":
        - button "Export as CSV" [disabled]
      - paragraph: No sessions yet
      - paragraph
  `)
    await mock.faults([{ path: 'bundle-sessions', kind: 'status', status: 500, count: 'always' }])
    await page.goto(sessionsPath(bundles.retail))
    await expect(page.getByRole('alert')).toMatchAriaSnapshot(`
    - alert:
      - /children: equal
      - paragraph: Internal Server Error
      - paragraph: Sorry ! Something went wrong . Please try again later !
      - button "Try again"
  `)
    await mock.faults([{ path: 'bundle-sessions', kind: 'status', status: 403, count: 'always' }])
    await page.goto(sessionsPath(bundles.wallet))
    await expect(page.getByText('You do not have access to this')).toBeVisible()
    await expect(main(page)).toMatchAriaSnapshot(`
    - main:
      - heading "Wallet sign-up" [level=1]
      - navigation "Bundle"
      - group "Filters"
      - alert:
        - paragraph: You do not have access to this
        - paragraph: /ask whoever manages accounts/
  `)
  },
)

test(
  'gives each row and button in the admin lists one accessible name',
  { tag: FULL },
  async ({ page, openAs }) => {
    await openAs('admin', ADMIN_CLIENTS)
    await expect(page.getByRole('table')).toMatchAriaSnapshot(`
    - table "Clients":
      - rowgroup:
        - row:
          - /children: equal
          - columnheader "Selection":
            - checkbox "Select all on this page"
          - columnheader "Client"
          - columnheader "ID"
          - columnheader "Status"
          - columnheader "Bundles"
          - columnheader "Sessions, this month"
          - columnheader "Session success rate"
          - columnheader "Created"
      - rowgroup:
        - row:
          - /children: equal
          - cell:
            - checkbox "Select 1001"
          - rowheader "Lotus Digital Bank":
            - link "Lotus Digital Bank"
          - cell:
            - text: "1001"
            - button "Copy client ID"
          - cell "Active"
          - cell "5"
          - cell /^[\\d,]+$/
          - cell /^[\\d.]+%$/
          - cell:
            - time
  `)
    await page.goto(ADMIN_PASSWORDS)
    await expect(rows(page).first()).toMatchAriaSnapshot(`
    - row:
      - /children: equal
      - cell:
        - checkbox "Select client"
      - rowheader "Hidden Reveal name":
        - text: Hidden
        - button "Reveal name"
      - cell "Hidden Reveal email":
        - text: Hidden
        - button "Reveal email"
      - cell "Lotus Digital Bank"
      - cell "Set up"
      - cell:
        - time
      - cell:
        - button "Send reset link"
  `)
    await page.goto(ADMIN_IDENTITIES)
    await expect(rows(page).first()).toMatchAriaSnapshot(`
    - row:
      - /children: equal
      - cell:
        - checkbox /^Select \\d+$/
      - rowheader:
        - /children: equal
        - link /^Identity \\d+$/
        - text: Hidden
        - button "Reveal user reference"
      - cell
      - cell
      - cell "Pending"
      - cell:
        - 'img /^Phone: Passed; Email: .+; CSO: Not started$/'
      - cell:
        - time
  `)
  },
)
