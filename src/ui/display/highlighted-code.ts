export type CodeLanguage =
  | 'bash'
  | 'csharp'
  | 'dart'
  | 'java'
  | 'javascript'
  | 'json'
  | 'kotlin'
  | 'php'
  | 'plaintext'
  | 'python'
  | 'ruby'
  | 'swift'
  | 'typescript'
  | 'xml'
  | 'yaml'

/** The `code` that a module exports to be imported with `?highlighted`. */
export type PlainCode = Readonly<Record<string, { language: CodeLanguage; text: string }>>

/** The kind of a token, which decides its color. */
export type TokenKind = 'keyword' | 'string' | 'number' | 'comment' | 'name' | 'attribute'

export type CodeToken = string | readonly [kind: TokenKind, text: string]

/** Code by lines. The build makes it from plain text (tools/vite/highlighted-code.ts). */
export type HighlightedCode = readonly (readonly CodeToken[])[]

/** Values of the placeholders `{{name}}`, by their names. */
export type CodeValues = Readonly<Record<string, string>>

/** The text of a token, with its placeholders replaced. A placeholder without a value stays. */
export function tokenText(token: CodeToken, values: CodeValues = {}): string {
  const text = typeof token === 'string' ? token : token[1]
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => values[name] ?? placeholder)
}

/** The code as it is copied. */
export function codeText(code: HighlightedCode, values?: CodeValues): string {
  return code.map((line) => line.map((token) => tokenText(token, values)).join('')).join('\n')
}
