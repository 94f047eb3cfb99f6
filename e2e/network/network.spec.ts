import { expect, type Page, type Request } from '@playwright/test'
import { personas } from '../../mocks/personas'
import { test } from '../fixtures'
import { button, expectAllLoaded, expectHeading, menuLink, offlineBar } from '../helpers'
import { HOME, LOGIN, RETAIL_SESSIONS } from '../pages'

const CONNECTION = 'Please make sure of your internet connection!'

const rows = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row')

test('E5 E6 a screen reports that it is offline and loads once it is online', async ({
  page,
  context,
  mock,
  openAs,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/, /ApiError/)
  // Its code is loaded before the network goes, its data is not.
  await openAs('client', RETAIL_SESSIONS)
  await expect(rows(page)).toHaveCount(25)
  await expectAllLoaded(page)
  await menuLink(page, 'Dashboard').click()
  await expectHeading(page, 'Dashboard')
  await expect(offlineBar(page)).toBeHidden()

  await context.setOffline(true)
  await expect(offlineBar(page)).toBeVisible({ timeout: 1_000 })
  await menuLink(page, 'Pilot 2027').click()
  await expect(page.getByRole('alert')).toContainText(CONNECTION, { timeout: 1_000 })
  await expectHeading(page, 'Pilot 2027')

  const before = (await mock.log('bundle-sessions')).length
  await context.setOffline(false)
  await expect(page.getByText('No sessions yet')).toBeVisible()
  await expect(offlineBar(page)).toBeHidden()
  expect((await mock.log('bundle-sessions')).length).toBe(before + 1)
})

test('E5 a screen whose code is missing offline says so and appears once online', async ({
  page,
  context,
  openAs,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/, /ChunkLoadError/, /ApiError/)
  await openAs('client', HOME)
  await expectHeading(page, 'Dashboard')
  await expectAllLoaded(page)
  await context.setOffline(true)
  await menuLink(page, 'Retail onboarding').click()
  await expect(page.getByRole('alert')).toContainText(CONNECTION, { timeout: 1_000 })
  await context.setOffline(false)
  await expectHeading(page, 'Retail onboarding')
  await expect(rows(page)).toHaveCount(25)
})

test('E6 back online, what is on screen is fetched once', async ({
  page,
  context,
  mock,
  openAs,
}) => {
  await openAs('client', RETAIL_SESSIONS)
  await expect(rows(page)).toHaveCount(25)
  await expectAllLoaded(page)
  const before = (await mock.log('bundle-sessions')).length
  await context.setOffline(true)
  await expect(offlineBar(page)).toBeVisible()
  await expect(rows(page)).toHaveCount(25)
  await context.setOffline(false)
  await expect.poll(async () => (await mock.log('bundle-sessions')).length).toBe(before + 1)
  await expect(offlineBar(page)).toBeHidden()
  await expect(rows(page)).toHaveCount(25)
})

test('E7 after 60 s without a response the form shows a message and can be sent again', async ({
  page,
  mock,
  allowErrors,
}) => {
  allowErrors(/authentication\/login/)
  await mock.faults([{ path: 'authentication/login', kind: 'hang' }])
  await page.clock.install()
  await page.goto(LOGIN)
  await page.getByRole('textbox', { name: 'Email' }).fill(personas.client.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(personas.client.password)
  const submit = button(page, 'Sign in')
  await submit.click()
  // It must have arrived: the fault applies to the first call that does.
  await expect.poll(async () => (await mock.log('authentication/login')).length).toBe(1)
  await page.clock.fastForward(59_000)
  await expect(submit).toHaveAttribute('aria-disabled', 'true')
  await page.clock.fastForward(1_000)
  await expect(page.getByRole('alert')).toContainText('Time Out')
  await expect(page.getByRole('alert')).toContainText(CONNECTION)
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(personas.client.email)
  await submit.click()
  await expectHeading(page, 'Dashboard')
})

test('E12 fast typing shows the last result and aborts the earlier calls', async ({
  page,
  mock,
  allowErrors,
  openAs,
}) => {
  allowErrors(/ERR_ABORTED/)
  await openAs('client', RETAIL_SESSIONS)
  const id = (await rows(page).nth(3).getByRole('link').getAttribute('href'))?.split('/').at(-1)
  const aborted: Request[] = []
  page.on('requestfailed', (request) => {
    if (request.url().includes('bundle-sessions')) aborted.push(request)
  })
  // The first response would arrive long after the last.
  await mock.faults([{ path: 'bundle-sessions', kind: 'latency', ms: 20_000 }])
  const search = page.getByRole('searchbox', { name: 'Search sessions' })
  const request = page.waitForRequest(/bundle-sessions/)
  await search.fill('nothing-has-this')
  await search.press('Enter')
  const first = await request
  await search.fill(id ?? '')
  await search.press('Enter')
  await expect(rows(page)).toHaveCount(1)
  await expect(page).toHaveURL(new RegExp(`q=${id}`))
  expect(aborted).toEqual([first])
})
