import * as v from 'valibot'
import { hash } from '@mocks/seeds/random'

const claimsSchema = v.strictObject({
  /** Account ID, such as a persona's name or an ID that the sign-up created. */
  sub: v.string(),
  realm: v.picklist(['client', 'admin']),
  use: v.picklist(['access', 'refresh']),
  /** Auth session ID. */
  sid: v.string(),
  /** The auth session's number of refreshes when this token was issued. */
  seq: v.number(),
  /** Issue time. `iat` and `exp` are in milliseconds, although a JWT uses seconds. */
  iat: v.number(),
  exp: v.number(),
})
export type Claims = v.InferOutput<typeof claimsSchema>

/**
 * Creates a token that contains its claims, so users stay signed in when the mock restarts or the static demo reloads.
 * The checksum only rejects made-up tokens and isn't secure.
 */
export function writeToken(claims: Claims): string {
  const payload = btoa(JSON.stringify(claims))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')
  return `${payload}.${checksum(payload)}`
}

export function decodeToken(token: string): Claims | undefined {
  const [payload = '', signature] = token.split('.')
  if (signature !== checksum(payload)) return undefined
  try {
    const json: unknown = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')))
    const result = v.safeParse(claimsSchema, json)
    return result.success ? result.output : undefined
  } catch {
    return undefined
  }
}

/** Returns a token's short form for the log: enough to recognize the token, too little to use it. */
export function shortTokenName(claims: Claims): string {
  return `${claims.use}:${claims.sid.slice(0, 6)}.${claims.seq}`
}

/** Creates a random ID for auth sessions, links and sign-ups. */
export function newOpaqueToken(): string {
  return crypto.randomUUID().replaceAll('-', '')
}

function checksum(payload: string): string {
  let sum = 0x5eed
  for (let index = 0; index < payload.length; index++)
    sum = hash(sum, payload.charCodeAt(index), index)
  return sum.toString(36)
}
