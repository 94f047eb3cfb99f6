import { realms, type RealmName } from '@/auth/realm'
import type { Locale } from '@/lib/locales'

/** A read of a backend, as data: the page sends the first one before the code of the calls is loaded. */
export type ReadCall = {
  method: 'get' | 'post'
  path: string
  json?: unknown
  searchParams?: Record<string, string | number>
}

/** The `lang` of a call (behavior 7.1): the locale, except for Arabic, which the backends do not know. */
export function toBackendLocale(locale: string): string {
  return locale === 'ar' ? 'en' : locale
}

type Sender = { realm: RealmName; locale: Locale; accessToken: string }

/** The request of a call, in every detail as the client of http.ts sends it. */
export function toRequest(
  { method, path, json, searchParams }: ReadCall,
  { realm, locale, accessToken }: Sender,
) {
  const entries: [string, string | number][] = Object.entries({
    lang: toBackendLocale(locale),
    ...searchParams,
  })
  const query = new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))
  return {
    url: `${location.origin}/${realms[realm].backend}/${path}?${query.toString()}`,
    init: {
      method: method.toUpperCase(),
      headers: {
        accept: 'application/json',
        ...(json !== undefined && { 'content-type': 'application/json' }),
        authorization: `Bearer ${accessToken}`,
      },
      body: json === undefined ? undefined : JSON.stringify(json),
      credentials: 'include',
      cache: 'no-store',
    } satisfies RequestInit,
  }
}
