type BodyProblem = { problem: 'empty' | 'no-json' | 'no-object'; reason: string }

/** Returns why pasted text isn't a response body. `reason` is the parser's message. */
export function findBodyProblem(text: string): BodyProblem | undefined {
  if (text.trim() === '') return { problem: 'empty', reason: '' }
  try {
    return isObject(JSON.parse(text)) ? undefined : { problem: 'no-object', reason: '' }
  } catch (error) {
    return { problem: 'no-json', reason: error instanceof Error ? error.message : '' }
  }
}

/** Parses the signature from a pasted header, with or without the header's name, in upper or lower case. */
export function parseHmacHeader(text: string): string {
  return text
    .trim()
    .replace(/^hmac\s*:\s*/i, '')
    .replace(/^"(.*)"$/, '$1')
    .toLowerCase()
}

/** Returns the index of the first difference; undefined if the texts are equal. */
export function firstDifference(one: string, other: string): number | undefined {
  if (one === other) return undefined
  const length = Math.min(one.length, other.length)
  for (let at = 0; at < length; at++) if (one[at] !== other[at]) return at
  return length
}

function isObject(json: unknown): boolean {
  return typeof json === 'object' && json !== null && !Array.isArray(json)
}
