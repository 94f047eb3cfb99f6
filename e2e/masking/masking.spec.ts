import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures'
import { button, expectAccessible, expectAccessibleInBothLooks, expectHeading } from '../helpers'
import { bundles, sessionsPath } from '../pages'
import { found } from '../sessions/session-detail'

const factOf = (page: Page, label: string) =>
  page.getByRole('region', { name: 'Extracted fields' }).locator('dl > div', {
    has: page.getByText(label, { exact: true }),
  })

/** Opens a passed session and returns its personal values as the backend sent them. */
async function openSession(page: Page) {
  await page.goto(sessionsPath(bundles.retail, '?status=success'))
  const details = page.waitForResponse((response) =>
    response.url().includes('bundle-session-detail'),
  )
  await page.getByRole('table').locator('tbody').getByRole('link').first().click()
  await expectHeading(page, /^Session/)
  const { reference_user_id, transactions } = await (await details).json()
  const { data } = transactions.find(
    (each: { service: string; status: boolean }) => each.service === 'ocr' && each.status,
  )
  await expect(button(page, 'Reveal: Full name')).toBeVisible()
  return {
    fullName: String(data.full_name),
    values: [
      data.full_name,
      data.front_nid,
      data.date_of_birth,
      data.street,
      data.serial_number,
      reference_user_id,
    ].map(String),
  }
}

test('personal values are in the document only once they are revealed', async ({
  page,
  signInAs,
}) => {
  await signInAs('client')
  const { fullName, values } = await openSession(page)
  expect(values.filter((value) => value.length < 6)).toEqual([])
  expect(await found(page, values)).toEqual([])
  await expect(factOf(page, 'National id, front')).toContainText(/^National id, front\d•+\d\d/)

  await button(page, 'Reveal: Full name').click()
  await expect(factOf(page, 'Full name')).toContainText(fullName)
  expect(await found(page, values)).toEqual([fullName])
  await button(page, 'Hide: Full name').click()
  expect(await found(page, values)).toEqual([])

  await button(page, 'Reveal all').click()
  await expect(factOf(page, 'Full name')).toContainText(fullName)
  expect(await found(page, values)).toEqual(values)
  await button(page, 'Reveal all').click()
  await expect(factOf(page, 'Full name')).not.toContainText(fullName)
  expect(await found(page, values)).toEqual([])
})

test('r reveals the page while it is held down', async ({ page, signInAs }) => {
  await signInAs('client')
  const { fullName, values } = await openSession(page)
  await page.keyboard.down('r')
  await expect(factOf(page, 'Full name')).toContainText(fullName)
  await page.keyboard.up('r')
  await expect(factOf(page, 'Full name')).not.toContainText(fullName)
  expect(await found(page, values)).toEqual([])
})

test('everything is masked again after 60 s, in a hidden tab, and on another screen', async ({
  page,
  signInAs,
}) => {
  await page.clock.install()
  await signInAs('client')
  const { fullName, values } = await openSession(page)
  const reveal = async () => {
    await button(page, 'Reveal all').click()
    await expect(factOf(page, 'Full name')).toContainText(fullName)
  }

  await reveal()
  await page.clock.runFor(59_000)
  await expect(factOf(page, 'Full name')).toContainText(fullName)
  await page.clock.runFor(2_000)
  await expect(factOf(page, 'Full name')).not.toContainText(fullName)
  expect(await found(page, values)).toEqual([])

  await reveal()
  // No browser hides a tab for a test, so the test sends the event.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
    Reflect.deleteProperty(document, 'visibilityState')
  })
  await expect(factOf(page, 'Full name')).not.toContainText(fullName)
  expect(await found(page, values)).toEqual([])

  await reveal()
  await page.goBack()
  await expect(page.getByRole('table')).toBeVisible()
  await page.goForward()
  await expect(button(page, 'Reveal: Full name')).toBeVisible()
  expect(await found(page, values)).toEqual([])
})

test('copies and prints are masked like the screen', async ({ page, signInAs }) => {
  await signInAs('client')
  const { values } = await openSession(page)
  const selected = await page.evaluate(() => {
    getSelection()?.selectAllChildren(document.querySelector('main') ?? document.body)
    return getSelection()?.toString() ?? ''
  })
  expect(selected).toMatch(/\d•+\d\d/)
  expect(selected).not.toContain('Hidden')
  expect(values.filter((value) => selected.includes(value))).toEqual([])

  await page.emulateMedia({ media: 'print' })
  await expect(button(page, 'Reveal: Full name')).toBeHidden()
  await expect(factOf(page, 'National id, front')).toContainText(/\d•+\d\d/)
  expect(await found(page, values)).toEqual([])
})

test('K1 a session is accessible while it is masked and while it is revealed', async ({
  page,
  signInAs,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signInAs('client')
  const { fullName } = await openSession(page)
  const fact = factOf(page, 'Full name')
  await expect(fact).not.toContainText(fullName)
  await expectAccessibleInBothLooks(page, 'masked')
  await button(page, 'Reveal all').click()
  await expect(fact).toContainText(fullName)
  await expectAccessible(page, 'revealed')
})
