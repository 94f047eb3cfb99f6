import { expect } from '@playwright/test'
import { test } from '../fixtures'
import { MOCK, PHONE, expectAccessibleInBothLooks, expectFits, expectHeading } from '../helpers'
import { HOME } from '../pages'

const NOTICE = 'This browser is too old for the portal'

/** Removes a function that only newer browsers have. */
const makeOld = () => Reflect.deleteProperty(Uint8Array, 'fromBase64')

test(
  'shows a notice instead of the portal in a browser that is too old',
  { tag: MOCK },
  async ({ page, openAs, mock }) => {
    await page.addInitScript(makeOld)
    await openAs('client', HOME)
    await expectHeading(page, NOTICE)
    await expect(page.getByRole('main')).toContainText('Chrome, Edge, Firefox and Safari')
    await expectAccessibleInBothLooks(page, 'a browser that is too old')
    await page.setViewportSize(PHONE)
    await expectFits(page)
    // Waits for the portal's scripts to run. They must not start the portal.
    await page.waitForLoadState()
    await expect(page.locator('#root')).not.toBeAttached()
    expect((await mock.log()).filter(({ path }) => !path.includes('login'))).toEqual([])
  },
)
