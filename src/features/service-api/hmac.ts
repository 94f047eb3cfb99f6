/**
 * Returns the message that a response's `hmac` header signs: first `result`, then the body's other fields, each by key
 * and without separators. `body` must be the JSON exactly as it arrived, because parsing could change its numbers or
 * key order.
 */
export function hmacMessage(body: string): string {
  const rest = new Map(parseValue(body).fields)
  const result = rest.get('result')
  rest.delete('result')
  // A `result` that isn't an object counts as one value.
  const first = result?.fields ? valuesByKey(result.fields) : result ? [result] : []
  // Strings are written without quotes, all other values as JSON without spaces. Nested objects keep their key order.
  return [...first, ...valuesByKey(rest)].map(({ text, json }) => text ?? json).join('')
}

/**
 * Computes a response's `hmac` header, HMAC-SHA-512 in lowercase hex, or throws for an empty key or an insecure
 * context. Uses WebCrypto, because @noble/hashes would add SHA-512 to every sign-in's code.
 */
export async function computeHmac(body: string, key: string): Promise<string> {
  const encoder = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-512' }
  const secret = await crypto.subtle.importKey('raw', encoder.encode(key), algorithm, false, [
    'sign',
  ])
  const bytes = await crypto.subtle.sign('HMAC', secret, encoder.encode(hmacMessage(body)))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

type Fields = ReadonlyMap<string, Value>
/** A body value as JSON without spaces, with its numbers unchanged. `text` is a string's plain value. */
type Value = { json: string; text?: string; fields?: Fields }

function valuesByKey(fields: Fields): Value[] {
  return [...fields].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, value]) => value)
}

const TOKEN = /"(?:[^"\\]|\\.)*"|[-+.\w]+|[[\]{},:]/g

/** Parses valid JSON. */
function parseValue(json: string): Value {
  const tokens = json.match(TOKEN) ?? []
  let at = 0
  const next = () => tokens[at++] ?? ''
  const parseText = (token: string): string => JSON.parse(token)
  const parse = (token: string): Value => {
    if (token.startsWith('"')) {
      const text = parseText(token)
      return { text, json: JSON.stringify(text) }
    }
    if (token === '[') {
      const items: string[] = []
      for (let item = next(); item !== ']' && item; item = next())
        if (item !== ',') items.push(parse(item).json)
      return { json: `[${items.join(',')}]` }
    }
    if (token !== '{') return { json: token }
    const fields = new Map<string, Value>()
    for (let name = next(); name !== '}' && name; name = next()) {
      if (name === ',') continue
      next() // the colon
      fields.set(parseText(name), parse(next()))
    }
    const written = [...fields].map(([name, value]) => `${JSON.stringify(name)}:${value.json}`)
    return { fields, json: `{${written.join(',')}}` }
  }
  return parse(next())
}
