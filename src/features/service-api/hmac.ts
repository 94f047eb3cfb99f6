type Body = { readonly [field: string]: unknown }

/**
 * The message that the `hmac` header of a response signs: the values of `result` in the order of their keys, then the
 * other values of the body in the order of theirs, with nothing in between. A string is written as it is; anything else
 * (numbers, booleans, null, lists, objects) is written as JSON without spaces, with its own keys in the order of the
 * response. A `result` that is not an object counts as one value.
 */
export function hmacMessage({ result, ...rest }: Body): string {
  const first = isObject(result) ? valuesByKey(result) : result === undefined ? [] : [result]
  return [...first, ...valuesByKey(rest)].map(writeValue).join('')
}

/**
 * The `hmac` header of a response: SHA-512 in lower-case hex. WebCrypto rejects an empty key, and is missing without a
 * secure context. The SHA-512 of @noble/hashes shares a module with SHA-256, so every sign-in would load it.
 */
export async function computeHmac(body: Body, key: string): Promise<string> {
  const encoder = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-512' }
  const secret = await crypto.subtle.importKey('raw', encoder.encode(key), algorithm, false, [
    'sign',
  ])
  const bytes = await crypto.subtle.sign('HMAC', secret, encoder.encode(hmacMessage(body)))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function valuesByKey(record: Body): unknown[] {
  return Object.keys(record)
    .toSorted()
    .map((key) => record[key])
}

function writeValue(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}

function isObject(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
