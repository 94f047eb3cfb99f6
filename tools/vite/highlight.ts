import type { HLJSApi } from 'highlight.js'
import type {
  CodeLanguage,
  CodeToken,
  HighlightedCode,
  TokenKind,
} from '@/ui/display/highlighted-code'

/**
 * Token kinds for the library's scopes, keyed by a scope's first part. A scope that isn't listed looks like plain text.
 */
const kinds: Readonly<Record<string, TokenKind>> = {
  keyword: 'keyword',
  literal: 'keyword',
  meta: 'keyword',
  string: 'string',
  regexp: 'string',
  char: 'string',
  link: 'string',
  number: 'number',
  symbol: 'number',
  comment: 'comment',
  doctag: 'comment',
  quote: 'comment',
  built_in: 'name',
  title: 'name',
  type: 'name',
  name: 'name',
  section: 'name',
  attr: 'attribute',
  attribute: 'attribute',
  property: 'attribute',
  variable: 'attribute',
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/**
 * Splits text into colored tokens without changing its characters. Each placeholder `{{name}}` stays within one token.
 */
export async function highlight(text: string, language: CodeLanguage): Promise<HighlightedCode> {
  const library = await loadLibrary()
  // Some languages would split the braces, so a lowercase word replaces each placeholder. Such a word stays within one
  // token.
  const words = text.replace(/\{\{(\w+)\}\}/g, 'xqzopen$1xqzclose')
  const html = library.highlight(words, { language, ignoreIllegals: true }).value
  const lines: CodeToken[][] = [[]]
  const scopes: (TokenKind | undefined)[] = []
  for (const [part] of html.matchAll(/<[^>]*>|[^<]+/g)) {
    if (part.startsWith('</')) scopes.pop()
    else if (part.startsWith('<')) scopes.push(kinds[/hljs-(\w+)/.exec(part)?.[1] ?? ''])
    else addText(lines, plainText(part), scopes.at(-1))
  }
  return lines
}

async function loadLibrary(): Promise<HLJSApi> {
  const [{ default: library }, { default: dart }] = await Promise.all([
    import('highlight.js/lib/common'),
    import('highlight.js/lib/languages/dart'),
  ])
  library.registerLanguage('dart', dart)
  return library
}

function plainText(html: string): string {
  return html
    .replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity)
    .replace(/xqzopen(\w+?)xqzclose/g, '{{$1}}')
}

function addText(lines: CodeToken[][], text: string, kind: TokenKind | undefined) {
  for (const [index, piece] of text.split('\n').entries()) {
    if (index > 0) lines.push([])
    const line = lines.at(-1)
    const last = line?.at(-1)
    if (piece === '' || !line) continue
    if (kind) line.push([kind, piece])
    else if (typeof last === 'string') line.splice(-1, 1, last + piece)
    else line.push(piece)
  }
}
