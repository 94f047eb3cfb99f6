import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures'
import { MOCK, FULL, PHONE, WIDE, button, expectFits, expectHeading, region } from '../helpers'
import { SDK_DOCS } from '../pages'

const code = (page: Page, label: string) => page.getByRole('figure').filter({ hasText: label })
const wrongConfig = `${SDK_DOCS}?sdk=biometrics&config=liveness_time_per_action:99`

test(
  'configures an SDK by keyboard and keeps the choice in the URL',
  { tag: MOCK },
  async ({ page, openAs }) => {
    await openAs('client', SDK_DOCS)
    await page.getByRole('link', { name: 'Configure' }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#configure$/)
    await page.keyboard.press('Tab')
    await expect(button(page, 'Reset')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.type('https://verify.example.com')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    const kotlin = code(page, 'Configuration in Kotlin')
    await expect(kotlin).toContainText('.setBaseUrl("https://verify.example.com")')
    await expect(kotlin).toContainText('.setHeaders(headers)')
    await expect(page).toHaveURL(/[?&]config=headers%3Aset(?:&.*)?#configure$/)
    await page.reload()
    await expect(page.getByRole('checkbox', { name: 'headers' })).toBeChecked()
    await expect(region(page, 'Configure')).toBeInViewport()
    await page.getByRole('link', { name: 'Cordova' }).focus()
    await page.keyboard.press('Enter')
    await expect(code(page, 'Configuration in JavaScript')).toContainText('headers: headers')
  },
)

test(
  'does not scroll sideways on a phone, and prints the code without controls',
  { tag: FULL },
  async ({ page, openAs }) => {
    await page.setViewportSize(PHONE)
    await openAs('client', `${wrongConfig}&platform=cordova`)
    await expectHeading(page, 'SDK')
    await expect(page.getByRole('link', { name: 'Cordova' })).toBeInViewport({ ratio: 0.9 })
    await expectFits(page)
    const file = region(page, 'config.xml')
    await file.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => file.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0)
    await page.evaluate(() => void (document.documentElement.dir = 'rtl'))
    await expectFits(page)
    const [option, run] = ['Option validation', 'BuilderError'].map((text) =>
      page.getByRole('img', { name: 'How an SDK run ends' }).getByText(text, { exact: true }),
    )
    const getLeftEdge = async (box = option) => (await box?.boundingBox())?.x ?? 0
    expect(await getLeftEdge(option), 'drawn from right to left').toBeGreaterThan(
      await getLeftEdge(run),
    )

    await page.setViewportSize(WIDE)
    await expect(page.getByRole('navigation', { name: 'On this page' })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(button(page, 'Reset')).toBeHidden()
    await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden()
    await expect(code(page, 'Configuration in JavaScript')).toBeVisible()
  },
)
