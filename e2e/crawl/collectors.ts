import type { BrowserContext, Page } from '@playwright/test'
import { COLLECT, GTAG, POSTHOG_HOST, type Vendors } from '../usage/usage'
import { findLeaks } from './canaries'

/** Hosts and URLs that a build with analytics keys may request. */
const KNOWN = [GTAG, COLLECT, POSTHOG_HOST]

/** Storage keys that may contain the login, the user's name and the bundle names (behavior 3.1). */
const AUTH_KEYS = ['access_token', 'refresh_token', 'session_rev', 'USERNAME', 'BUNDLES']

export type Found = Record<
  'violations' | 'console' | 'pageErrors' | 'failed' | 'thirdParties' | 'canaries' | 'ran',
  string[]
>

export type Collectors = {
  /** Sets the values that must not be sent or stored. */
  watch: (values: readonly string[]) => void
  /** Allows expected failed requests, and the browser's messages about them. */
  allow: (...expected: RegExp[]) => void
  /** Returns all findings so far, keyed by collector. */
  read: () => Promise<Found>
}

/** The `window` property that the planted markup would set if it ran. */
const RAN = 'ran'

/** Listens to all pages in the context, starting before their first line of code. */
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
  // Allows this warning, because a busy machine may take a few seconds to use a preloaded file.
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
    // Ignores a request that the page canceled because it no longer needs the response.
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
