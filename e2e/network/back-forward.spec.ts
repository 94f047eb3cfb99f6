import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures'
import { MOCK, expectHeading, expectPath, menuEntries, signOut } from '../helpers'
import { HOME, LOGIN, PROFILE } from '../pages'

/** Waits only for the commit, because a page from the back-forward cache doesn't load again. */
const committed = { waitUntil: 'commit' } as const

/**
 * Records each page restored from the back-forward cache, and whether one of its frames showed content. Uses sets
 * because a restored page repeats its earlier messages.
 */
async function noteRestores(page: Page) {
  const noted = { restored: new Set<string>(), shown: new Set<string>() }
  page.on('console', (message) => {
    const [word, when] = message.text().split(' at ')
    if ((word === 'restored' || word === 'shown') && when) noted[word].add(when)
  })
  await page.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return
      const main = document.querySelector('main')
      const say = (word: string) => console.info(`${word} at ${performance.now()}`)
      const look = () => {
        if (main?.checkVisibility({ visibilityProperty: true })) say('shown')
        else requestAnimationFrame(look)
      }
      say('restored')
      look()
    })
  })
  return noted
}

test(
  'D9 shows nothing private from the back-forward cache when the client goes back after sign-out',
  { tag: MOCK },
  async ({ page, openAs }) => {
    const { restored, shown } = await noteRestores(page)
    await openAs('client', HOME)
    await expect(page.getByText('Success rate')).toBeVisible()
    // While the user is signed in, the browser restores the complete page from the cache.
    await page.goto(PROFILE)
    await expect(menuEntries(page).first()).toBeVisible()
    await page.goBack(committed)
    await expect.poll(() => shown.size).toBe(1)
    expect(restored.size).toBe(1)
    await expect(page.getByText('Success rate')).toBeVisible()

    await page.goForward(committed)
    await expectPath(page, PROFILE)
    await expect(menuEntries(page).first()).toBeVisible()
    await signOut(page, 'client')
    await expectHeading(page, /sign.in/i)
    const before = { restored: restored.size, shown: shown.size }
    // Also counts reloads, because a browser short of memory discards the page and reloads it.
    let reloads = 0
    page.on('domcontentloaded', () => (reloads += 1))
    await page.goBack(committed)
    // Waits for the redirect, because it replaces the history entry and would cancel a second Back.
    await expectPath(page, LOGIN)
    await page.goBack(committed)
    await expect.poll(() => restored.size + reloads).toBe(before.restored + 1)
    await expectPath(page, LOGIN)
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible()
    expect(shown.size).toBe(before.shown)
  },
)
