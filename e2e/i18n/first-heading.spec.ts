import { expect } from '@playwright/test'
import { test } from '../fixtures'
import { FULL } from '../helpers'
import { HOME, LOGIN } from '../pages'
import { backendLanguage, catalogue, directionOf, translations } from './catalogue'

/** Milliseconds from the start of the navigation to the first heading. */
const MAX_WAIT = 2_000

for (const locale of ['en', ...translations]) {
  // Arabic has the most to load: a catalogue and another direction.
  const tag = locale === 'ar' ? [] : FULL
  test(
    `the first heading and the first call come in ${locale}, at once`,
    { tag },
    async ({ page, openAs }) => {
      const text = locale === 'en' ? (english: string) => english : catalogue(locale)
      await page.addInitScript(
        (layout) => localStorage.setItem('layout', layout),
        JSON.stringify({ locale, direction: directionOf(locale) }),
      )
      await page.goto(LOGIN)
      const after = await page.waitForFunction(
        (name) => document.querySelector('h1')?.textContent === name && performance.now(),
        text('Sign in'),
      )
      expect(await after.jsonValue()).toBeLessThan(MAX_WAIT)

      const calls: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/portal-backend/')) calls.push(request.url())
      })
      await openAs('client', HOME)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('Dashboard'))
      await expect.poll(() => calls.length).toBeGreaterThan(0)
      const asked = backendLanguage(locale)
      const inLanguage = calls.filter((url) => new URL(url).searchParams.get('lang') === asked)
      expect(inLanguage).toEqual(calls)
    },
  )
}
