import { expect, type ConsoleMessage, type Page } from '@playwright/test'
import { personas } from '../../mocks/personas'
import { test } from '../fixtures'
import { expectPath, fillSignIn, FULL } from '../helpers'
import { HOME, LOGIN, PROFILE, RETAIL_SESSIONS, bundles } from '../pages'
import { openRow } from '../sessions/session-detail'

/** Collects all console output, including the properties of logged errors. */
function watchConsole(page: Page) {
  const lines: Promise<string>[] = []
  page.on('console', (message) => lines.push(getText(message)))
  return async () => (await Promise.all(lines)).join('\n')
}

async function getText(message: ConsoleMessage): Promise<string> {
  const args = message
    .args()
    .map((arg) =>
      arg.evaluate((value: unknown) =>
        value instanceof Error
          ? JSON.stringify([value.message, value.stack, value.cause, value])
          : JSON.stringify(value),
      ),
    )
  return [message.text(), ...(await Promise.all(args))].join(' ')
}

const storedTokens = (page: Page) =>
  page.evaluate(() => [
    localStorage.getItem('access_token') ?? '',
    localStorage.getItem('refresh_token') ?? '',
    localStorage.getItem('session_rev')?.split('.')[0] ?? '',
  ])

const MESSAGE = 'Mona Saleh, 29001011234567, is not known here'

test(
  'I6 logs no IDs, bodies or tokens to the console, whatever fails',
  { tag: FULL },
  async ({ page, mock, allowErrors }) => {
    allowErrors(/status of (400|401|500)/, /ContractError/, /ApiError/)
    const { email, password, name } = personas.client
    const readConsole = watchConsole(page)
    await page.goto(LOGIN)
    await fillSignIn(page, email, `${password}-wrong`)
    await expect(page.getByRole('alert')).toBeVisible()
    await fillSignIn(page, email, password)
    await expectPath(page, HOME)
    const secrets = [email, password, name, MESSAGE, bundles.retail, ...(await storedTokens(page))]

    const session = await openRow(page, RETAIL_SESSIONS)
    secrets.push(session.id, ...session.values)
    await mock.faults([{ path: 'session-details', kind: 'wrong_shape', count: 'always' }])
    await page.reload()
    await expect(page.getByRole('alert')).toBeVisible()
    const body = { message: MESSAGE, detail: MESSAGE }
    await mock.faults([{ path: 'v1/', kind: 'status', status: 500, body, count: 'always' }])
    for (const path of [RETAIL_SESSIONS, HOME]) {
      await page.goto(path)
      await expect(page.getByRole('alert').first()).toContainText(MESSAGE)
    }
    await mock.faults([])
    await mock.expire()
    await page.goto(PROFILE)
    // Waits for this refresh, because the next page load must not interrupt it.
    await expect.poll(async () => (await mock.log('accounts/profile')).at(-1)?.status).toBe(200)
    secrets.push(...(await storedTokens(page)))
    await mock.expire()
    await mock.faults([
      { path: 'authentication/refresh', kind: 'rejected_refresh', count: 'always' },
    ])
    await page.reload()
    await expectPath(page, LOGIN)

    const lines = await readConsole()
    expect(lines).toContain('V1.4.6')
    expect(lines).toContain('ContractError')
    const keptSecrets = secrets.filter((secret) => secret && secret !== 'undefined')
    expect(keptSecrets.filter((secret) => lines.includes(secret))).toEqual([])
  },
)
