import * as v from 'valibot'
import { hash } from '@mocks/seeds/random'

const claimsSchema = v.strictObject({
  /** Whose it is: a persona's name. */
  sub: v.string(),
  realm: v.picklist(['client', 'admin']),
  use: v.picklist(['access', 'refresh']),
  sid: v.string(),
  /** Counts the refreshes of the login. */
  seq: v.number(),
  /** Milliseconds. */
  iat: v.number(),
  exp: v.number(),
})
export type Claims = v.InferOutput<typeof claimsSchema>

/**
 * A token that says itself whose it is, so that neither a restart of the mock nor a reload of
 * the static demo signs anyone out. The check keeps out tokens made by hand, nothing more.
 */
export function writeToken(claims: Claims): string {
  const payload = btoa(JSON.stringify(claims))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')
  return `${payload}.${check(payload)}`
}

export function readToken(token: string): Claims | undefined {
  const [payload = '', sign] = token.split('.')
  if (sign !== check(payload)) return undefined
  try {
    const json: unknown = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')))
    const result = v.safeParse(claimsSchema, json)
    return result.success ? result.output : undefined
  } catch {
    return undefined
  }
}

/** What the log shows of a token: enough to tell it from others, too little to use it. */
export function shortId(claims: Claims): string {
  return `${claims.use}:${claims.sid.slice(0, 6)}.${claims.seq}`
}

function check(payload: string): string {
  let sum = 0x5eed
  for (let at = 0; at < payload.length; at++) sum = hash(sum, payload.charCodeAt(at), at)
  return sum.toString(36)
}
