import { createServer } from 'node:http'
import { expect } from '@playwright/test'
import { test } from '../fixtures'
import { MOCK, expectHeading, onPlainHttp, scripts } from '../helpers'
import { HOME, LOGIN, PROFILE } from '../pages'
import { attack, blockedBy, harmless, injectedText } from '../browsers/attacks'

test(
  'H2 H8 blocks injected content from running, loading, redirecting or getting a response',
  { tag: MOCK },
  async ({ page, signInAs, allowErrors }) => {
    // Allows these errors, because the browser logs every blocked resource.
    allowErrors(/Content Security Policy|Trusted|violates/)
    const violations = new Set<string>()
    await page.exposeFunction(
      'reportBlocked',
      (directive: string) => void violations.add(directive),
    )
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
        Reflect.get(window, 'reportBlocked').call(window, effectiveDirective),
      )
    })
    const left: string[] = []
    // Uses a route to record requests that pass the policy, because this host doesn't exist.
    await page.route(/elsewhere\.example/, (route) => {
      left.push(route.request().url())
      return route.abort()
    })
    // Uses a route, because no server sends a page with injected markup.
    await page.route(`**${HOME}`, async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace('<head>', `<head>${injectedText}`)
      await route.fulfill({ response, body })
    })
    await signInAs('client')
    await page.goto(HOME)
    await expectHeading(page, 'Dashboard')
    const storage = () => page.evaluate(() => ({ ...localStorage }))
    const before = await storage()
    expect(await page.evaluate(attack)).toEqual({ ...harmless(true), path: HOME })
    expect(await storage()).toEqual(before)
    expect(left).toEqual([])
    await expect.poll(() => [...violations]).toEqual(expect.arrayContaining(blockedBy(true)))
  },
)

test(
  'H6 blocks an inline script when one of its characters changes',
  { tag: MOCK },
  async ({ page, allowErrors }) => {
    allowErrors(/Content Security Policy|violates/)
    const scheme = () => page.evaluate(() => document.documentElement.dataset['mantineColorScheme'])
    // Uses a route, because every inline script in a build matches its hash.
    await page.route(`**${LOGIN}`, async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replaceAll('<script>', '<script> ')
      await route.fulfill({ response, body })
    })
    // Blocks the build's code, because it would also set the scheme.
    await page.route(scripts, (route) => route.abort())
    allowErrors(/ERR_FAILED/)
    await page.goto(LOGIN)
    expect(await scheme()).toBeUndefined()
    await page.unroute(`**${LOGIN}`)
    await page.goto(LOGIN)
    expect(await scheme()).toBe('light')
  },
)

/** Serves a page on another origin. The page frames the given URL and a second page from this server. */
async function serveFraming(address: string) {
  const server = createServer(({ url }, response) => {
    response.setHeader('content-type', 'text/html')
    const frames = `<iframe name="portal" src="${address}"></iframe><iframe name="own" src="/own"></iframe>`
    response.end(url === '/own' ? '<h1>Own</h1>' : frames)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  const port = typeof bound === 'object' ? bound?.port : ''
  return { url: onPlainHttp(`http://localhost:${port}`), close: () => server.close() }
}

test('H4 shows nothing of the portal in a frame on another origin', async ({
  page,
  baseURL,
  signInAs,
  allowErrors,
}) => {
  allowErrors(/frame-ancestors|X-Frame-Options|ERR_BLOCKED_BY_RESPONSE/)
  await signInAs('client')
  const framing = await serveFraming(`${baseURL}${PROFILE}`)
  const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith(PROFILE))
  await page.goto(framing.url)
  const headingIn = (name: string) =>
    page.frameLocator(`[name=${name}]`).getByRole('heading', { level: 1 })
  await expect(headingIn('own')).toBeVisible()
  expect((await refused).failure()?.errorText).toBe('net::ERR_BLOCKED_BY_RESPONSE')
  await expect(headingIn('portal')).toHaveCount(0)
  framing.close()
})
