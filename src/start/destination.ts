import { adminLanding, type RealmName } from '@/lib/realm'
import { readShowsSessions, type Snapshot } from '@/auth/session/stored-session'

export type Place = { path: string; search: string }

/** Where the guards and redirects of the routes (src/auth/guards.ts) lead a visitor who opens this address. */
export function destinationOf(
  { path, search }: Place,
  login: Pick<Snapshot, 'realm'> | null,
  get: (key: string) => string | null,
): Place {
  const area = areaOf(path)
  if (area === undefined) return { path, search }
  const realm = area === 'root' ? (login?.realm ?? 'client') : area
  if (!login || (realm === 'admin' && login.realm === 'client'))
    return at(realm === 'admin' ? '/auth/login/admin' : '/auth/login')
  if (login.realm === 'client' && get('isInitialized') !== 'true')
    return at('/auth/signup/user-details')
  const isElsewhere = realm !== login.realm
  if (login.realm === 'admin' && (isElsewhere || area === 'root' || path === '/admin'))
    return at(adminLanding(listIn(get('permissions'))))
  if (area === 'root' || path === '/app' || path === '/app/pages') return at('/app/pages/home')
  const isBundle = /^\/app\/pages\/bundle\/[^/]+\/sessions$/.test(path)
  if (isBundle && search === '' && !readShowsSessions({ get }))
    return { path, search: '?tab=transactions' }
  return { path, search }
}

const at = (path: string): Place => ({ path, search: '' })

/** Undefined for the screens before sign-in and addresses that are nowhere. */
function areaOf(path: string): RealmName | 'root' | undefined {
  if (path === '/') return 'root'
  return { app: 'client' as const, admin: 'admin' as const }[path.split('/')[1] ?? '']
}

function listIn(json: string | null): unknown[] {
  try {
    const list: unknown = JSON.parse(json ?? '[]')
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}
