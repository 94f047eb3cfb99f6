import type { RefreshAnswer, SendRefresh } from '@/auth/refresh/exchange'
import { noResponse } from '@/test/auth-harness'
import type { RealmName } from '@/lib/realm'
import type { LoginFacts } from '@/auth/session/stored-session'
import type { Owner, Timeline } from './timeline'

/** A refresh's outcome. `lost`: the backend processes the request, but the response never arrives. */
export type Fate = 'ok' | 'drop' | 'busy' | 'lost' | 'reject'

/** A token contains its login, like the mock backend's tokens. */
type Token = { login: string; realm: RealmName; gen: number }
const write = ({ login, realm, gen }: Token) => `${login}/${realm}/${gen}`

export function parseToken(text: string): Token {
  const [login = '', realm, gen] = text.replace('Bearer ', '').split('/')
  return { login, realm: realm === 'admin' ? 'admin' : 'client', gen: Number(gen) }
}

/** A refresh for `page`. `settledAt` is the time when the response arrived or the request was aborted. */
export type SentRefresh = Token & { page: Owner; at: number; settledAt: number; fate: Fate }
export type SentCall = { id: string; bearer: Token; realm: string; at: number; status: number }

/** Creates a backend with single-use refresh tokens. Using a token twice ends the login. */
export function createBackend(timeline: Timeline, delay: () => number, fates: Fate[]) {
  const logins = new Map<string, { gen: number; expired: number; revoked: boolean }>()
  const refreshes: SentRefresh[] = []
  const calls: SentCall[] = []
  const issuedTimes = new Map<string, number>()
  const expiries: number[] = []

  /** Returns a function that sends refreshes for `page`. `host`, either the page or its worker, sends the request. */
  const getSend =
    (page: Owner, host = page): SendRefresh =>
    ({ realm, refreshToken }, signal) =>
      new Promise((resolve, reject) => {
        const token = parseToken(refreshToken)
        const fate = fates.shift() ?? 'ok'
        const sentToken = { ...token, at: timeline.now(), settledAt: Infinity, page, fate }
        const settle = (answer: RefreshAnswer) => () => {
          sentToken.settledAt = timeline.now()
          resolve(answer)
        }
        signal.addEventListener('abort', () => {
          sentToken.settledAt = timeline.now()
          reject(signal.reason)
        })
        refreshes.push(sentToken)
        if (token.realm !== realm) throw new Error('S7: a refresh token at the other backend')
        const respond = () => {
          const login = logins.get(token.login)
          if (fate === 'drop' || fate === 'busy') return settle(noResponse)
          if (!login || login.revoked || login.gen !== token.gen || fate === 'reject') {
            if (login) login.revoked = true
            sentToken.fate = 'reject'
            return settle({ type: 'refused' })
          }
          login.gen += 1
          if (fate === 'lost') return settle(noResponse)
          const next = write({ ...token, gen: login.gen })
          issuedTimes.set(next, timeline.now())
          return settle({ type: 'tokens', accessToken: next, refreshToken: next })
        }
        // The backend completes the request even if the page has closed.
        timeline.plan(delay(), () => timeline.plan(delay(), respond(), host))
      })

  const getFetch =
    (page: Owner): typeof fetch =>
    (input, init) =>
      new Promise((resolve, reject) => {
        const request = new Request(input, init)
        request.signal.addEventListener('abort', () => reject(request.signal.reason))
        const bearer = parseToken(request.headers.get('authorization') ?? '')
        const [, backend = '', id = ''] = new URL(request.url).pathname.split('/')
        const realm = backend === 'admin-portal-backend' ? 'admin' : 'client'
        const call = { id, bearer, realm, at: timeline.now(), status: 0 }
        calls.push(call)
        const respond = () => {
          const login = logins.get(bearer.login)
          const isValid = login && !login.revoked && bearer.gen > login.expired
          call.status = isValid ? 200 : 401
          return () => resolve(Response.json({ ok: true }, { status: call.status }))
        }
        timeline.plan(delay(), () => timeline.plan(delay(), respond(), page))
      })

  return {
    refreshes,
    calls,
    issuedAt: (token: Token) => issuedTimes.get(write(token)) ?? 0,
    /** Times at which the access tokens expired. */
    expiries,
    getSend,
    getFetch,
    /** Invalidates every access token issued so far. */
    expire() {
      expiries.push(timeline.now())
      for (const login of logins.values()) login.expired = login.gen
    },
    openLogin(realm: RealmName): LoginFacts {
      const login = `login${logins.size}`
      logins.set(login, { gen: 0, expired: -1, revoked: false })
      const token = write({ login, realm, gen: 0 })
      return {
        name: login,
        accessToken: token,
        refreshToken: token,
        isInitialized: true,
        bundles: [],
        permissions: [],
      }
    },
    closeLogin(text: string) {
      const login = logins.get(parseToken(text).login)
      if (login) login.revoked = true
    },
  }
}
