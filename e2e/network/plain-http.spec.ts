import { expect } from '@playwright/test'
import { personas } from '../../mocks/personas'
import { test } from '../fixtures'
import { button, expectHeading, fillSignIn, FULL, onPlainHttp, pager } from '../helpers'
import { LOGIN, RETAIL_TRANSACTIONS } from '../pages'
import { drawer } from '../sessions/session-detail'
import { bodyRows, rowLink, waitUntilSettled } from '../transactions/transactions'

test(
  'signs in, stays signed in across a refresh, and copies from a drawer over plain HTTP',
  { tag: FULL },
  async ({ page, context, baseURL, database, mock, allowErrors }) => {
    const { email, password } = personas.client
    const host = onPlainHttp(baseURL)
    // Browsers warn that this header applies only to secure connections.
    allowErrors(/Cross-Origin-Opener-Policy/)
    await context.addCookies([{ name: 'mock_db', value: database, url: host }])
    await page.goto(`${host}${LOGIN}`)
    expect(await page.evaluate(() => window.isSecureContext)).toBe(false)
    await expect(page.getByText('This connection is not secure.')).toBeVisible()
    await fillSignIn(page, email, password)
    await expectHeading(page, 'Dashboard')

    await page.goto(`${host}${RETAIL_TRANSACTIONS}`)
    await expect(bodyRows(page)).toHaveCount(25)
    allowErrors(/401/)
    await mock.expire()
    await button(page, 'Next page').click()
    await expect(pager(page)).toContainText('26–50 of')
    await waitUntilSettled(page)
    const refreshes = await mock.log('authentication/refresh')
    expect(refreshes.map(({ status }) => status)).toEqual([200])

    await rowLink(page, 0).click()
    await drawer(page).getByRole('button', { name: 'Copy transaction ID' }).click()
    await expect(drawer(page).getByText('Copied')).toBeVisible()
    const id = new URL(page.url()).searchParams.get('transaction')
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
    const search = page.getByRole('searchbox', { name: 'Search transactions' })
    await search.click()
    await page.keyboard.press('ControlOrMeta+v')
    await expect(search).toHaveValue(id ?? '')
  },
)
