import { cleanText } from './fold-text'

/** A row of pasted text: the number of its first line, from 1, and its original text. */
export type PastedRow = { line: number; text: string }

/**
 * A quoted cell, starting at its first quote. Quotes within it are doubled, and the cell must end after the last quote.
 */
const QUOTED = /"(?:[^"]|"")*"(?=[^\S\r\n]*(?:$|[\t;؛,،\r\n\u2028\u2029]))/y
const LINE_BREAK = /\r\n|[\n\r\u2028\u2029]/
const SEPARATORS = '\t;؛,،'

/**
 * Splits text copied from a spreadsheet or a CSV file into rows, without empty rows. A quoted cell may contain line
 * breaks.
 */
export function splitRows(pastedText: string): PastedRow[] {
  const rows: PastedRow[] = []
  let line = 1
  let row: PastedRow = { line, text: '' }
  let isCellStart = true
  const end = () => {
    if (cleanText(row.text) !== '') rows.push(row)
    row = { line, text: '' }
    isCellStart = true
  }
  for (let at = 0; at < pastedText.length;) {
    const char = pastedText.charAt(at)
    QUOTED.lastIndex = at
    const [quoted] = (isCellStart && char === '"' && QUOTED.exec(pastedText)) || []
    if (quoted) {
      line += quoted.split(LINE_BREAK).length - 1
      row.text += quoted
      isCellStart = false
      at += quoted.length
    } else if (LINE_BREAK.test(char)) {
      line += 1
      end()
      at += pastedText.startsWith('\r\n', at) ? 2 : 1
    } else {
      row.text += char
      isCellStart = SEPARATORS.includes(char) || (isCellStart && char.trim() === '')
      at += 1
    }
  }
  end()
  return rows
}

/** Whether any of the rows contains the separator outside quotes. */
export function isSeparatorUsed(rows: readonly PastedRow[], separator: RegExp): boolean {
  return rows.some(({ text }) => separator.test(text.replace(/"(?:[^"]|"")*"/g, '')))
}

/**
 * Splits a row into cells, removes CSV quotes and trailing empty cells, and replaces line breaks with spaces.
 * `separator` must have the sticky flag.
 */
export function separateCells(row: string, separator: RegExp): string[] {
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  const end = () => {
    cells.push(cleanText(cell.replaceAll(/\s*[\r\n\u2028\u2029]\s*/g, ' ')))
    cell = ''
  }
  for (let at = 0; at < row.length;) {
    separator.lastIndex = at
    const separatorMatch = isQuoted ? null : separator.exec(row)
    if (separatorMatch) {
      end()
      at += separatorMatch[0].length
    } else if (row[at] === '"' && (isQuoted || cell.trim() === '')) {
      // Two quotes within quotes count as one quote.
      if (isQuoted && row[at + 1] === '"') cell += row[++at]
      else isQuoted = !isQuoted
      at += 1
    } else cell += row[at++]
  }
  end()
  return cells.slice(0, cells.findLastIndex((each) => each !== '') + 1)
}
