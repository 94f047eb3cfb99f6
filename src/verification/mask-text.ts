import { maskValue } from '@/lib/mask'
import { personalKind } from './personal-fields'

/** What files hold besides the fields of a person: ids and codes of this portal, and times. */
const open = new Set([
  'transaction_id',
  'session_id',
  'bundle_id',
  'bundle_name',
  'created_at',
  'ended_at',
  'time',
  'date',
  'service',
  'status',
  'error_code',
  'document_type',
  'platform',
  'review_required',
])

/** Whole numbers of so many digits are an id or a phone number, whatever they are called. */
const LONG_NUMBER = /\d{7,}/
const SINGLE = /^(?:true|false|null|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)$/i

/** A value of a file as it is shown while it is veiled: by the name of its field, and a number by its look. */
function maskNamed(name: string, value: string): string {
  if (value.trim() === '' || open.has(name)) return value
  const kind = personalKind(name)
  if (!kind) return value
  if (SINGLE.test(value) && kind === 'text' && !LONG_NUMBER.test(value)) return value
  return maskValue(kind, value)
}

/**
 * A file's text with what tells of people masked, JSON field by field and CSV column by column, also when
 * it is cut in the middle. Undefined for other texts: nobody can tell what in them is a name.
 */
export function maskText(kind: string, text: string): string | undefined {
  if (kind === 'json') return maskJson(text)
  return kind === 'csv' ? maskCsv(text) : undefined
}

const jsonTokens = /("(?:[^"\\]|\\.)*(?:"|$))(\s*:)?|[^\s"{}[\],:]+/gs

/** By its tokens, not parsed: the text may be cut anywhere. The values of a list have the name of the list. */
function maskJson(text: string): string {
  let name = ''
  return text.replace(jsonTokens, (token: string, quoted?: string, colon?: string) => {
    if (quoted === undefined) {
      const masked = maskNamed(name, token)
      return masked === token ? token : `"${masked}"`
    }
    if (colon !== undefined) {
      name = unquoted(quoted).toLowerCase()
      return token
    }
    const value = unquoted(quoted)
    const masked = maskNamed(name, value)
    return masked === value ? token : `"${masked}"`
  })
}

function unquoted(token: string): string {
  try {
    const value: unknown = JSON.parse(token)
    return typeof value === 'string' ? value : token
  } catch {
    return token.replace(/^"|"$/g, '')
  }
}

/** By the names of the first row. */
function maskCsv(text: string): string {
  const [head = ''] = text.split('\n', 1)
  const mark = [',', ';', '\t'].toSorted((a, b) => head.split(b).length - head.split(a).length)[0]
  const cells = new RegExp(
    `("(?:[^"]|"")*(?:"|$)|[^"${mark}\\r\\n][^${mark}\\r\\n]*|)(${mark}|\\r?\\n|$)`,
    'g',
  )
  const names: string[] = []
  let inHead = true
  let column = 0
  return text.replace(cells, (whole: string, cell: string, end: string) => {
    const value = cell.startsWith('"') ? cell.replace(/^"|"$/g, '').replaceAll('""', '"') : cell
    const shown = inHead ? value : maskNamed(names[column] ?? '', value)
    if (inHead) names.push(value.trim().toLowerCase())
    column += 1
    if (end !== mark) {
      inHead = false
      column = 0
    }
    return shown === value ? whole : shown + end
  })
}
