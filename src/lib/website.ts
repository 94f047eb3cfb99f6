const LONGEST = 253
/** Letters of any script, digits and hyphens, two labels at least; the last one is no number. */
const HOST =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?\.)+(?:xn--[a-z\d-]+|[\p{L}\p{M}]{2,})\.?$/iu

/**
 * A website as it is sent: with https:// unless http:// was typed, its host in lower case, without a mere slash at the
 * end. Undefined when it is none: another scheme, a login in it, a bare word, an e-mail, an address of numbers.
 */
export function normaliseWebsite(typed: string): string | undefined {
  const text = typed.trim()
  if (!text || /\s/.test(text)) return undefined
  const scheme = /^([a-z][a-z\d+.-]*):(?!\d)/i.exec(text)?.[1]?.toLowerCase()
  if (scheme && scheme !== 'http' && scheme !== 'https') return undefined
  const url = URL.parse(scheme ? text : `https://${text.replace(/^\/+/, '')}`)
  if (!url || url.username || url.password || url.hostname.length > LONGEST) return undefined
  const host = /^(?:[a-z]+:)?\/*([^/?#:]+)/i.exec(text)?.[1] ?? ''
  if (!HOST.test(host) || !HOST.test(url.hostname)) return undefined
  const path = url.pathname === '/' ? '' : url.pathname
  return `${url.protocol}//${url.host}${path}${url.search}`
}
