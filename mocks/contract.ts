import * as v from 'valibot'
import { getMethod, getPath, type Endpoint } from '@/backend/endpoint'
import { realms, type RealmName } from '@/lib/realm'
import type { ErrorKey } from './responses'

/** Strict schema of a request. It gives a backend a guarantee for each field. */
export type RequestSchema<Request = unknown> = v.GenericSchema<unknown, Request>

/** An endpoint in one realm, and the checks before its handler runs. */
export type Route<Request = unknown> = {
  endpoint: Endpoint<Request>
  realm: RealmName
  /** The fields that the portal may send, except path fields. None by default. */
  request?: RequestSchema<Partial<NoInfer<Request>>>
  /** An administrator needs one of these. Clients have no permissions. */
  permission?: readonly string[] | undefined
  errorKey?: ErrorKey
}

/** Returns the route with the request's method, and its path followed by `suffix`. */
export function findRoute(
  routes: readonly Route[],
  realm: RealmName,
  { method, url }: Pick<Request, 'method' | 'url'>,
  suffix = '',
): Route | undefined {
  const prefix = `/${realms[realm].backend}/`
  const { pathname } = new URL(url)
  const path = pathname.slice(pathname.indexOf(prefix) + prefix.length) + suffix
  return routes.find(
    ({ endpoint, ...route }) =>
      route.realm === realm &&
      getMethod(endpoint) === method.toLowerCase() &&
      toPattern(getPath(endpoint, realm)).test(path),
  )
}

/** Converts a path to a pattern. Each placeholder matches one segment. */
function toPattern(path: string): RegExp {
  const source = path.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/]+')
  return new RegExp(`^${source}$`)
}

/** Returns the contract breach in a request's headers or query, if any. */
export function requestBreach(route: Route, request: Request): string | undefined {
  const { endpoint } = route
  if (endpoint.isPublic && request.headers.has('authorization'))
    return 'This call must have no bearer.'
  const { lang, ...query } = Object.fromEntries(new URL(request.url).searchParams)
  const numbers = Object.entries(query).map(([name, value]) => [
    name,
    /^[\d.-]+$/.test(value) ? Number(value) : value,
  ])
  const schema = getMethod(endpoint) === 'get' ? route.request : undefined
  return langBreach(route, lang) ?? fieldBreach(schema, Object.fromEntries(numbers))
}

function langBreach({ endpoint, realm }: Route, lang: string | undefined): string | undefined {
  if (endpoint.withoutLang?.includes(realm))
    return lang === undefined ? undefined : 'This call must have no lang.'
  return lang === undefined ? 'lang is missing.' : undefined
}

/**
 * Returns the contract breach in a request's fields, if any: an unknown field, an invalid page, or a password that
 * isn't a hash. The handler rejects a user's typing errors, field by field.
 */
export function fieldBreach(
  schema: RequestSchema = v.strictObject({}),
  fields: unknown,
): string | undefined {
  for (const issue of v.safeParse(optionFor(schema, fields), fields).issues ?? []) {
    const field = issue.path?.map(({ key }) => String(key)).join('.') ?? 'The body'
    if (issue.expected === 'never') return `${field} is not part of this call.`
    if (field === 'page') return 'page must be an integer from 1.'
    if (field === 'page_size') return 'page_size must be an integer from 1 to 100.'
    if (issue.type === 'regex' && field.endsWith('password'))
      return `${field} must be 64 hex digits.`
  }
  return undefined
}

/** Returns the first body form that contains all the fields. A plain password comes with `is_hashed`. */
function optionFor(schema: RequestSchema, fields: unknown): v.GenericSchema {
  if (!isUnion(schema)) return schema
  const names = Object.keys(Object(fields))
  return (
    schema.options.find(
      (option) => 'entries' in option && names.every((name) => name in Object(option.entries)),
    ) ?? schema
  )
}

const isUnion = (schema: v.GenericSchema): schema is v.UnionSchema<v.GenericSchema[], undefined> =>
  schema.type === 'union'
