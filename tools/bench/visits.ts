// Measurements of one run. Each measurement opens new pages, so nothing is cached before the first visit.
import * as v from 'valibot'
import type { App, Target } from './apps.ts'
import type { Browser } from './browser.ts'
import { median, slope } from './figures.ts'
import { openPage, type Figures, type Page, type Storage } from './page.ts'
import type { Site } from './site.ts'

const CLICKS = 6
const ROUNDS = 30
const TEXT = 'ab12cd'

/** A built app that is being measured. */
export type Subject = { name: string; app: App; site: Site }

async function withPage<Result>(
  browser: Browser,
  options: Parameters<typeof openPage>[1],
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  const page = await openPage(browser, options)
  try {
    return await measure(page)
  } finally {
    await page.close()
  }
}

/** Measures the first visit to the sign-in page on a slow network. */
export async function measureSignIn(browser: Browser, { app, site }: Subject): Promise<Figures> {
  const { path, ready } = app.signIn
  return withPage(browser, { ...site, ready }, async (page) => {
    site.slowDown(true)
    const cold = await page.visit(path)
    site.slowDown(false)
    return withPrefix('cold', cold)
  })
}

/** Measures loading the list on a slow network and using it on a fast network. */
export async function measureList(
  browser: Browser,
  { app, site }: Subject,
  rows: number,
): Promise<Figures> {
  const { path, row, link, next, search } = app.list
  const list: Target = { css: row, count: rows }
  const storage = await signIn(browser, { app, site })
  return withPage(browser, { ...site, ready: list, storage }, async (page) => {
    site.slowDown(true)
    const cold = await page.visit(path(rows))
    // Chromium stores compiled code on the second visit and uses it on the third.
    site.slowDown(false)
    await page.visit(path(rows))
    site.slowDown(true)
    const warm = await page.visit(path(rows))
    site.slowDown(false)
    const count = (css: string) => document.querySelectorAll(css).length
    const shownCount = await page.evaluate(v.number(), count, row)
    if (shownCount !== rows) throw new Error(`The list has ${shownCount} rows instead of ${rows}.`)

    const clicks = []
    const backs = []
    for (let click = 0; click < CLICKS; click++) {
      clicks.push(await page.open(next, link))
      backs.push(await page.open(list))
    }
    return {
      ...withPrefix('cold', cold),
      ...withPrefix('warm', warm),
      ...withPrefix('first click', clicks[0]),
      ...withPrefix('later click', medians(clicks.slice(1))),
      ...withPrefix('later back', medians(backs.slice(1))),
      'search: slowest key': await page.typeText(search, TEXT),
    }
  })
}

const withPrefix = (prefix: string, figures: Figures = {}): Figures =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [`${prefix}: ${name}`, value]))

const medians = ([first = {}, ...others]: readonly Figures[]): Figures =>
  Object.fromEntries(
    Object.entries(first).map(([name, value]) => {
      return [name, median([value, ...others.map((each) => each[name] ?? NaN)])]
    }),
  )

/** Measures how much the heap grows with each round trip from the list to the next screen and back. */
export async function measureMemory(browser: Browser, { app, site }: Subject): Promise<Figures> {
  const { path, row, link, next } = app.list
  const list: Target = { css: row, count: 10 }
  const storage = await signIn(browser, { app, site })
  const options = { ...site, ready: list, storage, cpuSlowdown: 1 }
  return withPage(browser, options, async (page) => {
    await page.visit(path(10))
    const usedHeap = []
    for (let round = 0; round < ROUNDS; round++) {
      await page.follow(next, link)
      await page.follow(list)
      usedHeap.push(await page.readHeapKb())
    }
    // The first rounds fill caches, so only the second half counts.
    return { 'heap kB per round': slope(usedHeap.slice(ROUNDS / 2)) }
  })
}

/**
 * Signs in through the form on a separate page, so the measured page starts with empty caches. Returns the separate
 * page's local storage.
 */
async function signIn(browser: Browser, { app, site }: Omit<Subject, 'name'>): Promise<Storage> {
  const { account } = app
  if (!account) return {}
  const { path, ready } = app.signIn
  return withPage(browser, { ...site, ready, cpuSlowdown: 1 }, async (page) => {
    await page.navigate(path)
    return page.evaluate(v.record(v.string(), v.string()), submitForm, account)
  })
}

async function submitForm({ email, password }: { email: string; password: string }) {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  const fill = (css: string, text: string) => {
    const field = document.querySelector(css)
    setValue?.call(field, text)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  }
  fill('input[name=email], input[type=email]', email)
  fill('input[type=password]', password)
  document.querySelector('form')?.requestSubmit()
  while (location.pathname.startsWith('/auth/'))
    await new Promise((resolve) => setTimeout(resolve, 50))
  return { ...localStorage }
}
