import { landingFor, type Visitor } from '@/auth/landing'
import { readShowsSessions, type Snapshot } from '@/auth/session/stored-session'

export type Place = { path: string; search: string }

/** Returns the page that a visitor of `place` reaches after all redirects of the guards. */
export function destinationOf(
  place: Place,
  login: Pick<Snapshot, 'realm'> | null,
  get: (key: string) => string | null,
): Place {
  const visitor: Visitor | null = login && {
    realm: login.realm,
    isInitialized: get('isInitialized') === 'true',
    permissions: parseList(get('permissions')),
  }
  let { path, search } = place
  for (let next = landingFor(path, visitor); next; next = landingFor(path, visitor)) {
    path = next
    search = ''
  }
  const isBundle = /^\/app\/pages\/bundle\/[^/]+\/sessions$/.test(path)
  if (isBundle && search === '' && !readShowsSessions({ get }))
    return { path, search: '?tab=transactions' }
  return { path, search }
}

function parseList(json: string | null): unknown[] {
  try {
    const list: unknown = JSON.parse(json ?? '[]')
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}
