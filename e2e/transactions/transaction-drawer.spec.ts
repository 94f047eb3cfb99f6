import { expect } from '@playwright/test'
import { test } from '../fixtures'
import { MOCK, expectSession, region } from '../helpers'
import { drawer, openFailedSession, findLeaks } from '../sessions/session-detail'

test(
  'opens a transaction over its session and closes the transaction on Esc and Back',
  { tag: MOCK },
  async ({ page, signInAs }) => {
    await signInAs('client')
    const { values } = await openFailedSession(page)
    const check = region(page, 'Checks').getByRole('listitem').filter({ hasText: 'Liveness' })
    await expect(check.getByText('Cause')).toBeVisible()
    await expect(check.getByText('What to do')).toBeVisible()

    const link = region(page, 'Timeline').getByRole('link', { name: 'Liveness' }).first()
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(drawer(page).getByRole('heading', { name: 'Liveness' })).toBeVisible()
    await expect(page).toHaveURL(/transaction=/)
    await expect(drawer(page)).toContainText('5031')
    await expect(drawer(page)).toContainText('Ask the person to try again')
    await drawer(page).getByRole('button', { name: 'Raw JSON' }).click()
    await expect(drawer(page).getByRole('region', { name: 'Raw JSON' })).toContainText('"liveness"')
    expect(await findLeaks(page, values)).toEqual([])
    // The focus stays in the dialog and never reaches the page behind it.
    for (let pressed = 0; pressed < 12; pressed++) await page.keyboard.press('Tab')
    expect(
      await drawer(page).evaluate(
        (dialog) =>
          dialog.contains(document.activeElement) || document.activeElement === document.body,
      ),
    ).toBe(true)

    await page.keyboard.press('Escape')
    await expect(drawer(page)).toHaveCount(0)
    await expect(page).not.toHaveURL(/transaction=/)
    await expect(link).toBeFocused()

    await link.click()
    await expect(drawer(page).getByText('5031').first()).toBeVisible()
    await page.goBack()
    await expect(drawer(page)).toHaveCount(0)
    await expectSession(page)
    await expect(link).toBeFocused()
  },
)
