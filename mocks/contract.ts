import * as v from 'valibot'
import { getMethod, getPath, type Endpoint } from '@/backend/endpoint'
import { realms, type RealmName } from '@/lib/realm'
import type { ErrorKey } from './responses'

/** Strict request schema. A backend can rely on every request matching it. */
export type RequestSchema<Request = unknown> = v.GenericSchema<unknown, Request>

/** An endpoint in one realm, with the checks that run before its handler. */
export type Route<Request = unknown> = {
  endpoint: Endpoint<Request>
  realm: RealmName
  /** The fields that the portal may send, except path fields. None by default. */
  request?: RequestSchema<Partial<NoInfer<Request>>>
  /** An administrator must have at least one of these permissions. Clients have no permissions. */
  permission?: readonly string[] | undefined
  errorKey?: ErrorKey
}

/**
 * Returns the route for the request's method and path. Appends `suffix` to the path first, for example to find the
 * route for a path without its final slash.
 */
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
 * isn't a hash. The handler rejects invalid user input separately, with an error per field.
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

/**
 * Returns the first option of a union that defines all the sent fields. For example, a plain password requires
 * `is_hashed`.
 */
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
