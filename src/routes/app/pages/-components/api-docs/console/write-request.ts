import { maskKind } from '@/features/masking/personal-fields'
import type { FieldDoc, ServiceDoc } from '@/features/service-api/catalog/types'
import { maskValue } from '@/lib/personal'
import type { SentFields, SentValue } from './parse-console-request'

/** Fields with secret values: shown as dots, stored only in memory, and replaced in every copied text. */
const secretNames: ReadonlySet<string> = new Set([
  'access_token',
  'bundle_key',
  'client_id',
  'client_secret',
  'password',
  'refresh_token',
])

/**
 * Fields whose values identify a request, a list or a key instead of a person. Every other typed value counts as
 * personal.
 */
const openNames: ReadonlySet<string> = new Set(['public_key', 'sanction_lists', 'transaction_id'])

export function isSecret(name: string): boolean {
  return secretNames.has(name)
}

/** JSON value in the request body. */
type Written = string | number | boolean | readonly Written[] | { readonly [name: string]: Written }

export type WrittenRequest = {
  method: ServiceDoc['method']
  url: string
  headers: Record<string, string>
  body?: string
}

type Target = { service: ServiceDoc; host: string; token: string }

/** Builds the request to send, with its images in base64. */
export async function writeRequest(fields: SentFields, target: Target): Promise<WrittenRequest> {
  const files = new Map<File, string>()
  await Promise.all(collectFiles(fields).map(async (file) => files.set(file, await toBase64(file))))
  return write(
    fields,
    target,
    (file) => files.get(file) ?? '',
    (_name, text) => text,
  )
}

/**
 * Formats the same request as a command that is safe to paste into a ticket. Images and secrets become placeholders,
 * and data that identifies a person is masked.
 */
export function formatCurl(fields: SentFields, target: Omit<Target, 'token'>): string {
  const choices = choiceNames(target.service.request)
  const isOpen = (name: string) => openNames.has(name) || choices.has(name)
  const { method, url, headers, body } = write(
    fields,
    { ...target, token: placeholder('access_token') },
    // A file's name may contain a person's name.
    (_file, name) => `<${name} in base64>`,
    (name, text) =>
      isSecret(name) ? placeholder(name) : isOpen(name) ? text : maskSecret(name, text),
    2,
  )
  return [
    `curl -i -X ${method} ${quote(url)}`,
    ...Object.entries(headers).map(([name, value]) => `  -H ${quote(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`  --data ${quote(body)}`]),
  ].join(' \\\n')
}

function placeholder(name: string): string {
  return `YOUR_${name.toUpperCase()}`
}

/** Returns the names of fields that only accept documented values. */
function choiceNames(fields: readonly FieldDoc[]): ReadonlySet<string> {
  const namesIn = (each: readonly FieldDoc[]): string[] =>
    each.flatMap(({ name, values, fields: inner = [] }) => [
      ...(values ? [name] : []),
      ...namesIn(inner),
    ])
  return new Set(namesIn(fields))
}

function maskSecret(name: string, text: string): string {
  const kind = maskKind(name, text)
  return kind ? maskValue(kind, text) : text
}

type WriteFile = (file: File, name: string) => string
type WriteText = (name: string, text: string) => string

function write(
  fields: SentFields,
  { service, host, token }: Target,
  writeFile: WriteFile,
  writeText: WriteText,
  indent?: number,
): WrittenRequest {
  const body = writeFields(fields, writeFile, writeText)
  const { method, path } = service
  const authorization = service.authorized ? { authorization: `Bearer ${token}` } : undefined
  const form = new URLSearchParams(
    Object.entries(body).map(([name, value]) => [
      name,
      typeof value === 'object' ? JSON.stringify(value) : String(value),
    ]),
  ).toString()
  if (method === 'GET')
    return {
      method,
      url: `${host}${path}${form ? `?${form}` : ''}`,
      headers: { ...authorization },
    }
  return service.body === 'form'
    ? {
        method,
        url: host + path,
        headers: { ...authorization, 'content-type': 'application/x-www-form-urlencoded' },
        body: form,
      }
    : {
        method,
        url: host + path,
        headers: { ...authorization, 'content-type': 'application/json' },
        body: JSON.stringify(body, null, indent),
      }
}

function writeFields(
  fields: SentFields,
  writeFile: WriteFile,
  writeText: WriteText,
): { readonly [name: string]: Written } {
  const writeValue = (name: string, value: SentValue): Written => {
    if (typeof value === 'string') return writeText(name, value)
    if (typeof value !== 'object') return value
    if (value instanceof File) return writeFile(value, name)
    return isList(value)
      ? value.map((entry) => writeValue(name, entry))
      : writeFields(value, writeFile, writeText)
  }
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, writeValue(name, value)]),
  )
}

function collectFiles(value: SentValue): File[] {
  if (value instanceof File) return [value]
  if (typeof value !== 'object') return []
  return Object.values(value).flatMap(collectFiles)
}

// Array.isArray does not narrow readonly arrays.
function isList(value: SentFields | readonly SentValue[]): value is readonly SentValue[] {
  return Array.isArray(value)
}

/** Wraps text in single quotes, so the shell does not change it. */
function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}

async function toBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let binary = ''
  // Converts the bytes in slices, because the number of arguments in a function call is limited.
  for (let at = 0; at < bytes.length; at += 32_768)
    binary += String.fromCharCode(...bytes.subarray(at, at + 32_768))
  return btoa(binary)
}
