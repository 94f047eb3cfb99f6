import type { Json, ServiceDoc } from '@/features/service-api/catalog/types'

/**
 * Placeholders that the page fills in. `{{host}}` is an origin, such as https://api.example.com, and all other
 * placeholders refer to files.
 */
const filledIn = new Set([
  'host',
  'access_token',
  'bundle_key',
  'username',
  'password',
  'client_id',
  'client_secret',
])

/** A file that a sample sends: a photo in base64, or a key as text. */
export type SampleFile = { name: string; isImage: boolean; path: string }

/** The request data that a language's template needs. */
export type SampleCall = Pick<ServiceDoc, 'body' | 'authorized'> & {
  url: string
  request: ServiceDoc['example']['request']
  files: readonly SampleFile[]
  /** The response field to use: the result or the token. */
  answerField: string
  /** Whether the response contains photos that only the private key can decrypt. */
  isEncrypted: boolean
}

export function toSampleCall({ id, path, body, authorized, example }: ServiceDoc): SampleCall {
  const { request } = example
  return {
    body,
    authorized,
    request,
    url: `{{host}}${path}`,
    files: placeholders(request)
      .filter((name) => !filledIn.has(name))
      .map((name) => {
        const isImage = name !== 'public_key'
        return { name, isImage, path: isImage ? `${name}.jpg` : `${name}.pem` }
      }),
    answerField: id === 'token' ? 'access_token' : 'result',
    isEncrypted: id === 'fetch-images',
  }
}

/** Returns the placeholder's name if the text is only a placeholder. */
export function findPlaceholder(text: string): string | undefined {
  return /^\{\{(\w+)\}\}$/.exec(text)?.[1]
}

function placeholders(value: Json): string[] {
  if (typeof value === 'string') return [findPlaceholder(value) ?? []].flat()
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(placeholders)
    : []
}

/** Returns form fields, with their values as plain text. */
export function formFields({
  request,
}: Pick<SampleCall, 'request'>): [name: string, value: string][] {
  return Object.entries(request).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
}

/** Joins a template's lines and omits lines that don't apply. */
export function lines(...parts: readonly (string | readonly string[] | false)[]): string {
  return parts.flatMap((part) => (part === false ? [] : part)).join('\n')
}
