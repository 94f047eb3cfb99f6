import { landingFor, type Visitor } from '@/auth/landing'
import { readInitialized, readShowsSessions, type Snapshot } from '@/auth/session/stored-session'

export type PathAndSearch = { path: string; search: string }

/** Returns the page that a visitor of `url` reaches after all the guards' redirects. */
export function getDestination(
  url: PathAndSearch,
  login: Pick<Snapshot, 'realm'> | null,
  get: (key: string) => string | null,
): PathAndSearch {
  const visitor: Visitor | null = login && {
    realm: login.realm,
    isInitialized: readInitialized({ get }),
    permissions: parseList(get('permissions')),
  }
  let { path, search } = url
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
