import { cleanText } from './fold-text'

const MAX_HOST_LENGTH = 253
/** At least two labels of letters in any script, digits and hyphens; the last label is not a number. */
const HOST =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?\.)+(?:xn--[a-z\d-]+|[\p{L}\p{M}]{2,})\.?$/iu

/**
 * Normalizes a website: adds https:// unless http:// was typed, converts the host to lower case, and removes a lone
 * slash. Returns undefined for other schemes, credentials, single words, email and IP addresses.
 */
export function normalizeWebsite(typedUrl: string): string | undefined {
  const text = cleanText(typedUrl)
  if (!text || /\s/.test(text)) return undefined
  const scheme = /^([a-z][a-z\d+.-]*):(?!\d)/i.exec(text)?.[1]?.toLowerCase()
  if (scheme && scheme !== 'http' && scheme !== 'https') return undefined
  const url = URL.parse(scheme ? text : `https://${text.replace(/^\/+/, '')}`)
  if (!url || url.username || url.password || url.hostname.length > MAX_HOST_LENGTH)
    return undefined
  const host = /^(?:[a-z]+:)?\/*([^/?#:]+)/i.exec(text)?.[1] ?? ''
  if (!HOST.test(host) || !HOST.test(url.hostname)) return undefined
  const path = url.pathname === '/' ? '' : url.pathname
  return `${url.protocol}//${url.host}${path}${url.search}`
}
