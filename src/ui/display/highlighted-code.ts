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

/** `code` export of a module that is imported with `?highlighted`. */
export type PlainCode = Readonly<Record<string, { language: CodeLanguage; text: string }>>

/** Kind of token. It determines the token's color. */
export type TokenKind = 'keyword' | 'string' | 'number' | 'comment' | 'name' | 'attribute'

export type CodeToken = string | readonly [kind: TokenKind, text: string]

/** Tokens by line. The build generates them from plain text (tools/vite/highlighted-code.ts). */
export type HighlightedCode = readonly (readonly CodeToken[])[]

/** Values for `{{name}}` placeholders, keyed by name. */
export type CodeValues = Readonly<Record<string, string>>

/** Returns a token's text with its placeholders replaced. A placeholder without a value stays unchanged. */
export function tokenText(token: CodeToken, values: CodeValues = {}): string {
  const text = typeof token === 'string' ? token : token[1]
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => values[name] ?? placeholder)
}

/** Returns the code as plain text for copying. */
export function codeText(code: HighlightedCode, values?: CodeValues): string {
  return code.map((line) => line.map((token) => tokenText(token, values)).join('')).join('\n')
}
