import { problem, type Answer } from '@mocks/responses'
import type { Database } from '@mocks/db'
import type { PersonaName } from '@mocks/personas'

const HOUR = 3_600_000
/** How long each kind works. */
const LIFE = { reset: HOUR, initialize: 72 * HOUR, verify: 72 * HOUR }

export type LinkKind = keyof typeof LIFE
/** A link that was sent by e-mail: it opens one thing, once, for a while. */
export type Link = { kind: LinkKind; sub: string; expires: number; used: boolean }

/** One of each kind in each state, under names that a person can type. */
export function seedLinks(now: number): [string, Link][] {
  const owners: [LinkKind, PersonaName][] = [
    ['reset', 'client'],
    ['initialize', 'client-invited'],
    ['verify', 'client-unverified'],
  ]
  return owners.flatMap(([kind, sub]): [string, Link][] => {
    const good = { kind, sub, expires: now + LIFE[kind], used: false }
    return [
      [`${kind}-good`, good],
      [`${kind}-used`, { ...good, used: true }],
      [`${kind}-expired`, { ...good, expires: now - HOUR }],
    ]
  })
}

/** The token of a new link. */
export function makeLink(db: Database, kind: LinkKind, sub: string): string {
  const token = crypto.randomUUID().replaceAll('-', '')
  db.links.set(token, { kind, sub, expires: Date.now() + LIFE[kind], used: false })
  return token
}

/** The link behind a token, or why it does not work: 404 unknown, 7020 used or expired. */
export function openLink(db: Database, kind: LinkKind, token: string): Link | Answer {
  const link = db.links.get(token)
  if (link?.kind !== kind) return problem(404, 'There is no such link')
  if (link.used) return problem(400, 'This link was used before.', { error_code: 7020 })
  if (link.expires <= Date.now())
    return problem(400, 'This link has expired.', { error_code: 7020 })
  return link
}
