import { expect, type Page } from '@playwright/test'
import { breakProfile, expectHeading, FULL } from '../helpers'
import { PROFILE } from '../pages'
import { ERROR_REPORTS, answerBefore, test, type Vendors } from './usage'

const MESSAGE = 'Mona Saleh, 29001011234567'

/**
 * Opens a screen whose render error contains personal text, then rejects a promise with another such error. Returns
 * both error references.
 */
async function openBroken(page: Page, open: () => Promise<void>) {
  await breakProfile(page, `new TypeError('${MESSAGE}')`)
  await open()
  await expectHeading(page, 'My account')
  const shownText = await page.getByText(/^Error reference: \w{6}$/).textContent()
  const logged = page.waitForEvent('console', (message) => message.text().includes('RangeError'))
  await page.evaluate((text) => void Promise.reject(new RangeError(text)), MESSAGE)
  const references = [shownText, (await logged).text()].map(
    (text) => /reference:? (\w{6})/.exec(text ?? '')?.[1],
  )
  return references
}

const reportsIn = ({ sent }: Vendors) => sent.filter(({ url }) => url === ERROR_REPORTS)

test(
  'E15 I1 reports errors with their class and reference, but without their text',
  { tag: FULL },
  async ({ page, vendors, openAs, allowErrors }) => {
    allowErrors(/Mona Saleh/)
    await answerBefore(page, 'granted')
    const references = await openBroken(page, () => openAs('client', PROFILE))
    await expect.poll(() => reportsIn(vendors)).toHaveLength(2)
    const [first, second] = reportsIn(vendors).map(({ body }) => JSON.parse(body.toString()))
    const common = { route: '/app/pages/profile', version: '1.4.6' }
    expect([first, second]).toEqual([
      { class: 'TypeError', reference: references[0], ...common },
      { class: 'RangeError', reference: references[1], ...common },
    ])
    for (const { headers } of reportsIn(vendors)) {
      expect(headers).toContain('"content-type":"text/plain;charset=UTF-8"')
      expect(headers).not.toContain(PROFILE)
    }
  },
)

test(
  'E15 I3 sends no error report to another host without consent',
  { tag: FULL },
  async ({ page, vendors, openAs, allowErrors }) => {
    allowErrors(/Mona Saleh/)
    await openBroken(page, () => openAs('client', PROFILE))
    const question = page.getByRole('region', { name: 'Usage analytics' })
    await expect(question).toContainText('collect error reports')
    await question.getByRole('button', { name: 'Do not allow' }).click()
    await expect(question).toBeHidden()
    expect(vendors.sent).toEqual([])
  },
)
