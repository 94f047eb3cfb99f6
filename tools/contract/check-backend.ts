import { adapter } from '@/backend/adapter'
import type { AdapterTable } from '@/backend/adapter-types'
import type { RealmName } from '@/lib/realm'
import { isSuccess } from './answer'
import { checkRefusals } from './behavior'
import { createCaller, type Caller } from './caller'
import { adminDay, clientDay } from './day'
import { checkReuse, refresh, signIn, signOut, type Account } from './login'
import { countFindings, emptyReport, recordIn, type Report } from './record'
import type { Draft } from './draft'
import { operations } from './operations'
import { createVisit } from './visit'
import { checkWrites } from './writes'

export type CheckOptions = {
  client?: Account
  admin?: Account
  /** Organization that the administrator opens. By default, the first organization with bundles. */
  organization?: string
  /** Whether to check write requests. They create a bundle in `organization`. */
  write?: boolean
  /** Whether to check that a refresh token works only once. */
  reuse?: boolean
  passwordSuffix: string
  /** The portal's adapter by default. */
  adapter?: AdapterTable
  /** Draft adapter that each response extends before the draft translates the response. */
  draft?: Draft | undefined
}

export type CheckHooks = {
  fetch: typeof fetch
  /** Stops the check. A stopped check still signs out. */
  signal: AbortSignal
  /** Receives one line per request. */
  progress: (line: string) => void
}

/**
 * Checks one or both backends against the portal's expectations. If the check is stopped, the report contains the
 * findings so far.
 */
export async function checkBackends(options: CheckOptions, hooks: CheckHooks): Promise<Report> {
  const report = emptyReport()
  try {
    for (const realm of ['client', 'admin'] as const) {
      const account = options[realm]
      if (account) await checkRealm(realm, account, options, hooks, report)
    }
  } catch (error) {
    if (!hooks.signal.aborted) throw error
    report.isComplete = false
  }
  return report
}

/** Returns 1 if something that the portal needs has failed. */
export const getExitCode = (report: Report): 0 | 1 => (countFindings(report).failed > 0 ? 1 : 0)

async function checkRealm(
  realm: RealmName,
  account: Account,
  { organization, write, reuse, passwordSuffix, adapter: table = adapter, draft }: CheckOptions,
  { fetch, signal, progress }: CheckHooks,
  report: Report,
): Promise<void> {
  const record = recordIn(report, realm, progress)
  const visit = createVisit(account.url, fetch, { table, draft })
  const caller = createCaller(realm, { visit, record, signal })
  const token = await signIn(caller, account, passwordSuffix)
  if (token === undefined) {
    const reason = `the sign-in failed: ${signInAdvice(caller.login.status, passwordSuffix)}`
    return caller.markUnchecked(['all other calls'], reason)
  }
  try {
    const bundle =
      realm === 'client' ? await clientDay(caller) : await adminDay(caller, organization)
    if (realm === 'admin' && write && organization !== undefined)
      await checkWrites(caller, organization)
    await refresh(caller, token)
    await checkRefusals(caller, bundle)
  } finally {
    await signOut(caller)
  }
  if (reuse) await checkReuse(caller, account, passwordSuffix)
  markNeverCalled(caller, report)
}

function signInAdvice(status: number | undefined, passwordSuffix: string): string {
  if (status === undefined || status >= 500) return 'look into the log of the backend'
  if (isSuccess(status)) return 'the portal cannot read the tokens in the response'
  if (status === 404 || status === 405) return 'the backend has no such call'
  const suffix = passwordSuffix ? 'VITE_PASSWORD_SUFFIX' : 'VITE_PASSWORD_SUFFIX, which is not set'
  return `compare the email, the password and ${suffix}`
}

/** Marks as unchecked the realm's requests that the check never sends. */
function markNeverCalled(caller: Caller, { calls, skipped }: Report): void {
  const known = [...calls, ...skipped].filter(({ realm }) => realm === caller.realm)
  const isKnown = (id: string) => known.some(({ name }) => name.split(' ')[0] === id)
  for (const { id, realm, writes } of operations)
    if (realm === caller.realm && !isKnown(id))
      caller.markUnchecked([id], writes ? 'it would change something' : 'it needs a link or a file')
}
