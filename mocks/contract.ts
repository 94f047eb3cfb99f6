import * as v from 'valibot'
import type { Operation, RequestSchema } from '@/api/core/operation'
import { operationOf } from '@/api/operations'
import { realms, type RealmName } from '@/auth/realm'

/** The operation of a call (src/api/operations.ts). Throws if there is none: the mock has no other calls. */
export function contractOf(realm: RealmName, { method, url }: Request): Operation {
  const path = pathIn(realm, url)
  const operation = operationOf(realm, method, path)
  if (!operation) throw new Error(`src/api has no operation for ${method} ${path} (${realm})`)
  return operation
}

/** Why there is no such call, if that can be said. */
export function pathBreach(realm: RealmName, { method, url }: Request): string | undefined {
  return operationOf(realm, method, `${pathIn(realm, url)}/`) && 'The path must end with a slash.'
}

/** After the prefix of the backend. */
function pathIn(realm: RealmName, url: string): string {
  const prefix = `/${realms[realm].backend}/`
  const { pathname } = new URL(url)
  return pathname.slice(pathname.indexOf(prefix) + prefix.length)
}

/** How a call breaks its contract in its headers or its query, if it does. */
export function requestBreach(operation: Operation, request: Request): string | undefined {
  if (operation.isPublic && request.headers.has('authorization'))
    return 'This call must have no bearer.'
  const { lang, ...query } = Object.fromEntries(new URL(request.url).searchParams)
  const numbers = Object.entries(query).map(([name, value]) => [
    name,
    /^[\d.-]+$/.test(value) ? Number(value) : value,
  ])
  return langBreach(operation, lang) ?? fieldBreach(operation.query, Object.fromEntries(numbers))
}

function langBreach({ hasNoLang }: Operation, lang: string | undefined): string | undefined {
  if (hasNoLang) return lang === undefined ? undefined : 'This call must have no lang.'
  return lang === undefined ? 'lang is missing.' : undefined
}

/**
 * How the fields of a call break its contract, if they do: one that is not part of it, a page that is none, a password
 * that is no hash. What a person may have typed wrong is for the handler to refuse, field by field.
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

/** Of the forms that a body may have, the first that has all of its fields: a plain password comes with `is_hashed`. */
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
