import * as v from 'valibot'
import { refreshResponseSchema } from '@/backend/auth'
import { adminLoginSchema, clientLoginSchema } from '@/backend/login'
import { parseErrorBody } from '@/api/core/api-error'
import { hashPassword } from '@/lib/password-hash'
import { failure, isSuccess, judgeResponse, judgeRefusal } from './answer'
import type { Caller } from './caller'

export type Account = { url: string; email: string; password: string }

/**
 * Error code for a password that the backend stores in its old form. The backend then needs the plain password
 * (behavior 8.6).
 */
const HASH_NOT_ACCEPTED = 7001
/** Sign-out timeout in ms (behavior 7.4). */
const SIGN_OUT_LIMIT = 5_000

const isRefused = (status?: number) => status === 401 || status === 403

const loginSchemas = { client: clientLoginSchema, admin: adminLoginSchema }

/** Signs in as the portal does, and returns the refresh token (behavior 7.2). */
export async function signIn(
  caller: Caller,
  { url, email, password }: Account,
  passwordSuffix: string,
  note?: string,
): Promise<string | undefined> {
  const hashedFields = { email, password: hashPassword(password, passwordSuffix) }
  let signInOutcome = await caller.send('signIn', hashedFields, { note })
  if (parseErrorBody(signInOutcome.outcome.body).error_code === HASH_NOT_ACCEPTED) {
    if (!isSecure(url)) {
      const actual = 'error code 7001, which asks for the plain password'
      caller.recordFindings(
        signInOutcome.name,
        failure('error_code', 'a login with the hash over http', actual),
      )
      return undefined
    }
    signInOutcome = await caller.send(
      'signIn',
      { email, password, is_hashed: 0 },
      { note: 'plain password' },
    )
  }
  const { name, operation, fields, outcome } = signInOutcome
  const findings = judgeResponse(operation, fields, outcome)
  caller.recordFindings(name, ...findings)
  caller.login.status = outcome.status
  const login = v.safeParse(loginSchemas[caller.realm], outcome.body)
  if (!login.success || !isSuccess(outcome.status)) return undefined
  const { output } = login
  caller.login.bearer = output.access_token
  const hasPermissions = !findings.some(({ field }) => field === PERMISSIONS)
  if ('permissions_list' in output && hasPermissions)
    caller.login.permissions = output.permissions_list
  return output.refresh_token
}

const PERMISSIONS = 'permissions_list'

/**
 * Refreshes the tokens and uses the new access token from then on. `rotates` is true if the response contained a new
 * refresh token.
 */
export async function refresh(
  caller: Caller,
  refreshToken: string,
): Promise<{ rotates: boolean } | undefined> {
  const pair = await caller.read(
    'refreshTokens',
    { refresh_token: refreshToken },
    refreshResponseSchema,
  )
  if (!pair) return undefined
  caller.login.bearer = pair.access_token
  const rotates = typeof pair.refresh_token === 'string'
  if (!rotates)
    caller.recordFindings('refreshTokens', {
      ...failure('refresh_token', 'a new token', 'none, so the old one is sent again'),
      level: 'deviates',
    })
  return { rotates }
}

/** Signs out, even if the check has been stopped. If `isEnded`, a rejected sign-out isn't a finding. */
export async function signOut(caller: Caller, isEnded = false): Promise<void> {
  const { signal } = new AbortController()
  const signOutOutcome = await caller.send('signOut', {}, { signal, limit: SIGN_OUT_LIMIT })
  if (isEnded && isRefused(signOutOutcome.outcome.status)) return
  caller.recordFindings(
    signOutOutcome.name,
    ...judgeResponse(signOutOutcome.operation, signOutOutcome.fields, signOutOutcome.outcome),
  )
}

/** Checks whether a refresh token is single-use. Uses a separate login, because reuse may end it. */
export async function checkReuse(
  caller: Caller,
  account: Account,
  passwordSuffix: string,
): Promise<void> {
  delete caller.login.bearer
  const token = await signIn(caller, account, passwordSuffix)
  if (token === undefined) return
  let isEnded = false
  const refreshed = await refresh(caller, token)
  if (refreshed && !refreshed.rotates)
    caller.markUnchecked(['refreshTokens (used token)'], 'the backend keeps its refresh tokens')
  else if (refreshed) {
    const { name, outcome } = await caller.send(
      'refreshTokens',
      { refresh_token: token },
      { note: 'used token' },
    )
    const isRefusal = (status: number) => status >= 400 && status < 500
    caller.recordFindings(
      name,
      ...judgeRefusal(outcome, '4xx to a token that has been used', isRefusal),
    )
    isEnded = isRefusal(outcome.status ?? 0)
  }
  await signOut(caller, isEnded)
}

function isSecure(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' || /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)
}
