import ky, { type KyInstance } from 'ky'
import { realms, type RealmName } from '@/lib/realm'
import { detectMockBackend } from './backend-kind'

/** Timeout for a request including its body, in milliseconds (behavior 9.1). */
export const CALL_TIMEOUT = 60_000

const MANY_DIGITS = /\d{16}/

/** Parses a response. An integer beyond 2^53, such as an ID, becomes a string to keep its digits. */
export function parseJson(text: string): unknown {
  if (text === '') return undefined
  return MANY_DIGITS.test(text) ? JSON.parse(text, keepDigits) : JSON.parse(text)
}

function keepDigits(_key: string, value: unknown, context?: { source?: string }): unknown {
  const isInexact = typeof value === 'number' && !Number.isSafeInteger(value)
  const source = isInexact && context?.source
  return source && /^-?\d+$/.test(source) ? source : value
}

/**
 * Creates a ky client that adds no bearer token and never refreshes. With `limit: 1` and no methods, ky never retries
 * on its own, but `createHttp` can still force its one replay.
 */
export function createPlainHttp(realm: RealmName): KyInstance {
  return ky.create({
    prefix: `${location.origin}/${realms[realm].backend}/`,
    timeout: CALL_TIMEOUT,
    credentials: 'include',
    // Personal data must not end up in the browser's disk cache (row C10).
    cache: 'no-store',
    retry: { limit: 1, methods: [] },
    parseJson,
    hooks: { afterResponse: [({ response }) => detectMockBackend(response)] },
  })
}
