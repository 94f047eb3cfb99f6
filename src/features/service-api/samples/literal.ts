import type { Json } from '@/features/service-api/catalog/types'
import { findPlaceholder, type SampleCall } from './sample-call'

/** A language's syntax for request values. */
export type Syntax = {
  indent: string
  object: readonly [open: string, close: string]
  list: readonly [open: string, close: string]
  key: (name: string) => string
  text: (value: string) => string
  /** Returns the variable that contains a file's content. */
  variable: (name: string) => string
  /** Literals for `true`, `false` and `null` in this language. Defaults to the JSON literals. */
  words?: Readonly<Record<string, string>>
  trailingComma: boolean
}

/** Writes a request value. `depth` is the first line's indentation. */
export function writeLiteral(
  value: Json,
  syntax: Syntax,
  { files }: Pick<SampleCall, 'files'>,
  depth = 0,
): string {
  const write = (inner: Json, at: number): string => {
    if (typeof inner === 'string') {
      const name = findPlaceholder(inner)
      const isFile = files.some((file) => file.name === name)
      return name !== undefined && isFile ? syntax.variable(name) : syntax.text(inner)
    }
    if (typeof inner !== 'object' || inner === null)
      return syntax.words?.[String(inner)] ?? String(inner)
    const isList = Array.isArray(inner)
    const [open, close] = isList ? syntax.list : syntax.object
    const entries = isList
      ? inner.map((each: Json) => write(each, at + 1))
      : Object.entries(inner).map(([key, each]) => `${syntax.key(key)}${write(each, at + 1)}`)
    // A list of plain values reads better on one line.
    if (isList && inner.every((each: Json) => typeof each !== 'object'))
      return `${open}${entries.join(', ')}${open.endsWith(' ') ? ' ' : ''}${close}`
    const pad = syntax.indent.repeat(at + 1)
    const last = syntax.trailingComma ? ',' : ''
    return `${open.trimEnd()}\n${pad}${entries.join(`,\n${pad}`)}${last}\n${syntax.indent.repeat(at)}${close}`
  }
  return write(value, depth)
}

/** Puts text in double quotes, like JSON and most languages. */
export const doubleQuoted = (text: string) => JSON.stringify(text)

/** Puts text in single quotes, for languages with backslash escapes. */
export const singleQuoted = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`
