import { expect } from '@playwright/test'
import { test } from '../fixtures'
import { MOCK, expectHeading, expectPath } from '../helpers'
import { HOME, LOGIN, RETAIL_SESSIONS } from '../pages'

// src/auth/refresh/refresh.test.ts tests other refresh responses.

test(
  'A1 shares one refresh among requests with an expired token and replays each request once',
  { tag: MOCK },
  async ({ page, mock, signInAs, allowErrors }) => {
    allowErrors(/401/)
    // Signs in with an API request, because a screen after the sign-in form might still be sending requests.
    await signInAs('client')
    const paths: string[] = []
    page.on('framenavigated', (frame) => paths.push(new URL(frame.url()).pathname))
    await mock.expire()
    const three = ['dashboard-analytics', 'organization-bundles', 'client-services']
    // Uses a route, because no mock fault can hold the responses until the backend has rejected all three requests.
    const refusedDeferred = Promise.withResolvers<void>()
    let count = 0
    await page.route(
      /valify\//,
      async (route) => {
        const response = await route.fetch()
        count += 1
        if (count === three.length) refusedDeferred.resolve()
        await refusedDeferred.promise
        await route.fulfill({ response })
      },
      { times: three.length },
    )
    await page.goto(HOME)
    await expectHeading(page, 'Dashboard')
    await expect(page.getByText('Success rate')).toBeVisible()
    for (const path of three) {
      // After this response, the dashboard requests the same data for the previous period.
      const statuses = path === 'dashboard-analytics' ? [401, 200, 200] : [401, 200]
      await expect
        .poll(async () => (await mock.log(path)).map(({ status }) => status), path)
        .toEqual(statuses)
    }
    expect(await mock.log('authentication/refresh')).toHaveLength(1)
    expect(paths.filter((path) => path.startsWith('/auth'))).toEqual([])
  },
)

test(
  'A11 redirects to the client login page and shows one notice when a refresh is rejected',
  { tag: MOCK },
  async ({ page, mock, allowErrors, signInAs }) => {
    allowErrors(/401/)
    await signInAs('client')
    await mock.expire()
    await mock.faults([
      { path: 'authentication/refresh', kind: 'rejected_refresh', count: 'always' },
    ])
    await page.goto(RETAIL_SESSIONS)
    await expectPath(page, LOGIN)
    expect(new URL(page.url()).searchParams.get('redirect')).toBe(RETAIL_SESSIONS)
    await expect(page.getByText('Please login again')).toHaveCount(1)
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('refresh_token')
    expect(await mock.log('authentication/refresh')).toHaveLength(1)
  },
)
