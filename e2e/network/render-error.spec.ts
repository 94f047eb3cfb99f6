import { expect } from '@playwright/test'
import { test } from '../fixtures'
import { MOCK, breakProfile, expectHeading, expectPath, menuLink, signOut } from '../helpers'
import { HOME, LOGIN } from '../pages'

test(
  'E13 E15 keeps the menus and the sign-out usable when a screen fails to render',
  { tag: MOCK },
  async ({ page, openAs, allowErrors }) => {
    allowErrors(/a renderer broke/)
    const messages: string[] = []
    page.on('console', (message) => messages.push(message.text()))
    await breakProfile(page, `new Error('a renderer broke')`)
    await openAs('client', HOME)
    await expectHeading(page, 'Dashboard')
    await menuLink(page, 'My account').click()
    await expectHeading(page, 'My account')
    await expect(page.getByRole('alert')).toContainText('Something went wrong')
    await expect(page.getByRole('main')).not.toContainText('a renderer broke')
    const shownText = await page.getByText(/^Error reference: \w{6}$/).textContent()
    const reference = shownText?.split(' ').at(-1)
    const line = `Error: a renderer broke (error reference ${reference})\n  at profile-`
    expect(messages.filter((text) => text.startsWith(line))).toHaveLength(1)
    await menuLink(page, 'SDK').click()
    await expectHeading(page, 'SDK')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await menuLink(page, 'My account').click()
    await expect(page.getByRole('alert')).toContainText('Something went wrong')
    await signOut(page, 'client')
    await expectPath(page, LOGIN)
  },
)
