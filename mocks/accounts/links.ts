import type { Database } from '@mocks/db'
import { problem, type MockResponse } from '@mocks/responses'
import { linkLifetimes, type Link, type LinkKind } from '@mocks/seeds/accounts'
import { newOpaqueToken } from './tokens'
import { lazyText } from '@mocks/texts/lazy-text'

/** Creates a link and returns its token. */
export function createLink(db: Database, kind: LinkKind, sub: string): string {
  const token = newOpaqueToken()
  db.links.set(token, { kind, sub, expires: Date.now() + linkLifetimes[kind], used: false })
  return token
}

/** Returns the error response for an unknown link, or for a link whose account doesn't exist in the realm. */
export const unknownLink = () =>
  problem(
    404,
    lazyText((t) => t.linkMissing),
  )

/** Returns the token's link, or an error: 404 for an unknown link, 7020 for a used or expired link. */
export function findLink(db: Database, kind: LinkKind, token: string): Link | MockResponse {
  const link = db.links.get(token)
  if (link?.kind !== kind) return unknownLink()
  if (link.used)
    return problem(
      400,
      lazyText((t) => t.linkUsed),
      { error_code: 7020 },
    )
  if (link.expires <= Date.now())
    return problem(
      400,
      lazyText((t) => t.linkExpired),
      { error_code: 7020 },
    )
  return link
}
