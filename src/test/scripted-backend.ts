import { HttpResponse, http, type HttpResponseResolver } from 'msw'
import { setupServer } from 'msw/node'
import { createHttp } from '@/api/core/http'
import { createSendRefresh } from '@/api/auth/send-refresh'
import { createExchange } from '@/auth/refresh/exchange'
import { createTabLock, type SessionLock } from '@/auth/refresh/lock'
import type { Logins } from '@/auth/refresh/logins'
import { createSafeStorage, type SafeStorage } from '@/lib/safe-storage'
import { createAuthSession, type AuthSessionEvent } from '@/auth/session/auth-session'
import { createTokenManager } from '@/auth/session/token-manager'
import { realClock } from '@/lib/clock'
import type { RealmName } from '@/lib/realm'
import { memoryLogins } from './memory-logins'

export const scriptedServer = setupServer()

type SentRequest = { path: string; bearer: string | null; body: string }

/**
 * Creates a backend with one valid access token, and a signed-in tab that sends requests to it. `data` responds to all
 * requests except refreshes, and `refuse` is the status for an invalid token.
 */
export function scriptedBackend({
  realm = 'client',
  refuse = 401,
  data,
  refresh,
  now = () => Date.now(),
  storage = memoryStorage(),
  logins = memoryLogins(),
  lock = createTabLock(),
}: {
  realm?: RealmName
  refuse?: number
  data?: HttpResponseResolver
  refresh?: HttpResponseResolver
  now?: () => number
  storage?: SafeStorage
  logins?: Logins
  lock?: SessionLock
} = {}) {
  const sentRequests: SentRequest[] = []
  const events: AuthSessionEvent[] = []
  const state = { access: 'access-0', refresh: 'refresh-0', refreshes: 0 }
  const record = async (request: Request) => {
    sentRequests.push({
      path: new URL(request.url).pathname,
      bearer: request.headers.get('authorization'),
      body: await request.clone().text(),
    })
  }
  scriptedServer.use(
    http.post('*/v1/authentication/refresh/', async (info) => {
      await record(info.request)
      if (refresh) return refresh(info)
      const body: unknown = await info.request.clone().json()
      const token =
        typeof body === 'object' && body && 'refresh_token' in body ? body.refresh_token : undefined
      if (token !== state.refresh) return HttpResponse.json({ message: 'used' }, { status: 401 })
      state.refreshes += 1
      state.access = `access-${state.refreshes}`
      state.refresh = `refresh-${state.refreshes}`
      return HttpResponse.json({
        access_token: state.access,
        refresh_token: state.refresh,
        account_type: 'email',
      })
    }),
    http.all('*', async (info) => {
      await record(info.request)
      if (info.request.headers.get('authorization') !== `Bearer ${state.access}`) {
        return HttpResponse.json({ message: 'expired' }, { status: refuse })
      }
      return data ? data(info) : HttpResponse.json({ ok: true })
    }),
  )
  const clock = { ...realClock, now }
  const auth = createAuthSession({ storage, clock })
  const send = createSendRefresh(() => 'en')
  const exchange = createExchange({ lock, logins, send, readMirror: auth.readRow })
  const calls = createTokenManager({ auth, lock, logins, exchange, clock })
  auth.login(realm, {
    name: 'Test',
    accessToken: 'access-0',
    refreshToken: 'refresh-0',
    isInitialized: true,
    bundles: [],
    permissions: [],
  })
  auth.subscribe((event) => events.push(event))
  return {
    auth,
    calls,
    client: createHttp(realm, calls),
    storage,
    logins,
    sentRequests,
    events,
    state,
    /** Makes the access token invalid, but not the refresh token. */
    expire: () => {
      state.access = 'none'
    },
    sends: (path: string) => sentRequests.filter((each) => each.path.includes(path)).length,
  }
}

export function memoryStorage(): SafeStorage {
  return createSafeStorage(() => {
    throw new Error('no storage')
  })
}
