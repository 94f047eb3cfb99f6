/** The segments of an address that stand for the parameters of a pattern such as `/a/$id`; null without a match. */
function matchPattern(pattern: string, path: string): Record<string, string> | null {
  const [wanted, given] = [pattern.split('/'), path.split('/')]
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [index, segment] of wanted.entries()) {
    const text = given[index] ?? ''
    if (segment.startsWith('$') && text) params[segment.slice(1)] = text
    else if (segment !== text) return null
  }
  return params
}

/** The first of these patterns that matches, with its parameters. */
export function firstMatch(patterns: readonly string[], path: string) {
  for (const pattern of patterns) {
    const params = matchPattern(pattern, path)
    if (params) return { pattern, params }
  }
  return undefined
}
