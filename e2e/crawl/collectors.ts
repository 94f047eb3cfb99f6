import type { BrowserContext, Page } from '@playwright/test'
import { COLLECT, GTAG, POSTHOG_HOST, type Vendors } from '../usage/usage'
import { findLeaks } from './canaries'

/** The services that a build with their keys may call. */
const KNOWN = [GTAG, COLLECT, POSTHOG_HOST]

/** Storage keys of behavior 3.1 with the login, the user's name and the bundle names. */
const AUTH_KEYS = ['access_token', 'refresh_token', 'session_rev', 'USERNAME', 'BUNDLES']

export type Found = Record<
  'violations' | 'console' | 'pageErrors' | 'failed' | 'thirdParties' | 'canaries' | 'ran',
  string[]
>

export type Collectors = {
  /** Names the values that must not leave, and must not be written down. */
  watch: (values: readonly string[]) => void
  /** Failed calls, and what the browser says of them, that belong to what is visited. */
  allow: (...expected: RegExp[]) => void
  /** All that was seen so far, each by its collector. */
  read: () => Promise<Found>
}

/** What markup among the values would set if it ran. */
const RAN = 'ran'

/** Listens to all pages of the context, from before their first line of code. */
export async function collect(
  context: BrowserContext,
  page: Page,
  vendors: Vendors,
): Promise<Collectors> {
  const violations: string[] = []
  const lines: string[] = []
  const pageErrors: string[] = []
  const failures: string[] = []
  const messages: string[] = []
  // The browser's advice after some seconds, which a busy machine takes to use a file.
  const allowedTexts = [/was preloaded using link preload but not used within a few seconds/]
  const listUnexpected = (texts: readonly string[]) =>
    texts.filter((text) => !allowedTexts.some((pattern) => pattern.test(text)))
  let values: readonly string[] = []

  await context.exposeFunction('reportViolation', (text: string) => void violations.push(text))
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      Reflect.get(window, 'reportViolation').call(
        window,
        `${effectiveDirective} ${blockedURI} ${sample}`,
      )
    })
  })
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      lines.push(`${message.type()}: ${message.text()} ${message.location().url}`)
    else messages.push(message.text())
  })
  context.on('weberror', (error) => pageErrors.push(String(error.error())))
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // What a page no longer needs.
    if (reason !== 'net::ERR_ABORTED') failures.push(`${request.url()} ${reason}`)
  })
  context.on('response', (response) => {
    if (response.status() >= 400) failures.push(`${response.url()} ${response.status()}`)
  })

  return {
    watch: (next) => void (values = next),
    allow: (...expected) => void allowedTexts.push(...expected),
    read: async () => {
      const storedText = await page.evaluate((isAuth) => {
        const keptItems = Object.entries(localStorage).filter(([key]) => !isAuth.includes(key))
        return JSON.stringify([keptItems, { ...sessionStorage }, document.cookie])
      }, AUTH_KEYS)
      const hasRun = await page.evaluate((name) => name in window, RAN)
      const writtenTexts = [storedText, ...listUnexpected(lines), ...messages].map((text) => ({
        url: '',
        headers: text,
        body: Buffer.alloc(0),
      }))
      return {
        violations: [...violations],
        console: listUnexpected(lines),
        pageErrors: [...pageErrors],
        failed: listUnexpected(failures),
        thirdParties: vendors.sent
          .map(({ url }) => url)
          .filter((url) => !KNOWN.some((known) => url.startsWith(known))),
        canaries: [...findLeaks(vendors.sent, values), ...findLeaks(writtenTexts, values)],
        ran: hasRun ? [RAN] : [],
      }
    },
  }
}
