import { maskValue } from '@/lib/personal'
import { looksPersonal, maskKind } from './personal-fields'

/** Fields with portal IDs and times. Their long numbers don't identify a person. */
const exempt = new Set([
  ...['transaction_id', 'session_id', 'bundle_id'],
  ...['created_at', 'ended_at', 'time', 'date'],
])

/** File fields that don't describe a person. */
const open = new Set([
  ...['bundle_name', 'service', 'status', 'error_code', 'document_type', 'platform'],
  ...['review_required'],
])

/** A whole number with seven or more digits may be an ID or a phone number, whatever the field name. */
const LONG_NUMBER = /\d{7,}/
const SINGLE = /^(?:true|false|null|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)$/i

/** Masks a file's value based on its field name, or a number based on its length. */
function maskNamed(name: string, value: string): string {
  if (value.trim() === '' || exempt.has(name)) return value
  // An open field may still contain a personal number.
  const kind = maskKind(open.has(name) ? 'status' : name, value)
  if (!kind) return value
  if (SINGLE.test(value) && kind === 'text' && !LONG_NUMBER.test(value)) return value
  return maskValue(kind, value)
}

/**
 * Masks personal data in a file's text, per JSON field or CSV column, even in truncated text. Returns undefined for
 * other kinds of text, because the portal can't recognize names there.
 */
export function maskText(kind: string, text: string): string | undefined {
  if (kind === 'json') return maskJson(text)
  return kind === 'csv' ? maskCsv(text) : undefined
}

/** Masks personal numbers and email addresses in a file name. */
export function maskFileName(name: string): string {
  return name
    .replace(/\p{Nd}{10,}/gu, (number) => maskValue('national_id', number))
    .replace(/[^\s/]+/g, (word) => (/.@./.test(word) ? maskValue('email', word) : word))
}

/**
 * Matches a string even if it is cut off, for example after a backslash. Otherwise, backtracking would take quadratic
 * time.
 */
const jsonTokens = /("(?:[^"\\]|\\.)*(?:"|\\?$))(\s*:)?|[{}[\]]|[^\s"{}[\],:]+/gs

/**
 * Masks token by token because the text may be cut anywhere. A key names the value after it, and list items inherit the
 * list's name.
 */
function maskJson(text: string): string {
  let name = ''
  /**
   * Stack of enclosing objects and lists. Each entry is the name that the values inside inherit, or empty for an
   * object.
   */
  const around: string[] = []
  const outside = () => around.at(-1) ?? ''
  return text.replace(jsonTokens, (token: string, quotedText?: string, colon?: string) => {
    if (token === '{' || token === '[') {
      if (token === '{') name = ''
      around.push(name)
      return token
    }
    if (token === '}' || token === ']') {
      around.pop()
      name = outside()
      return token
    }
    if (quotedText === undefined) {
      const maskedText = maskNamed(name, token)
      name = outside()
      return maskedText === token ? token : `"${maskedText}"`
    }
    if (colon !== undefined) {
      const key = unquote(quotedText)
      name = key.toLowerCase()
      // A key may itself be a personal number.
      return looksPersonal(key) ? `"${maskValue('text', key)}"${colon}` : token
    }
    const value = unquote(quotedText)
    const maskedText = maskNamed(name, value)
    name = outside()
    return maskedText === value ? token : `"${maskedText}"`
  })
}

function unquote(token: string): string {
  try {
    const value: unknown = JSON.parse(token)
    return typeof value === 'string' ? value : token
  } catch {
    return token.replace(/^"|"$/g, '')
  }
}

/** Masks cells by the column names in the first row. A first row that looks personal isn't a header. */
function maskCsv(text: string): string | undefined {
  const [head = ''] = text.split(/\r\n?|\n/, 1)
  if (looksPersonal(head)) return undefined
  const mark = [',', ';', '\t'].toSorted((a, b) => head.split(b).length - head.split(a).length)[0]
  // Matches a cell even if it has text after its quotes. Otherwise, backtracking would take quadratic time.
  const cells = new RegExp(
    `("(?:[^"]|"")*"?[^${mark}\\r\\n]*|[^${mark}\\r\\n]*)(${mark}|\\r\\n?|\\n|$)`,
    'g',
  )
  const names: string[] = []
  let inHead = true
  let column = 0
  return text.replace(cells, (whole: string, cell: string, end: string) => {
    const value = cell.startsWith('"') ? cell.replace(/^"|"$/g, '').replaceAll('""', '"') : cell
    const cellText = inHead ? value : maskNamed(names[column] ?? '', value)
    if (inHead) names.push(value.trim().toLowerCase())
    column += 1
    if (end !== mark) {
      inHead = false
      column = 0
    }
    return cellText === value ? whole : cellText + end
  })
}
