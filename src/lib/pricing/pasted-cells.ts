/**
 * The cells of a pasted line, without the quotes of CSV and without empty cells at the end. The separator is sticky.
 */
export function separateCells(line: string, separator: RegExp): string[] {
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < line.length;) {
    separator.lastIndex = at
    const separatorMatch = isQuoted ? null : separator.exec(line)
    if (separatorMatch) {
      cells.push(cell.trim())
      cell = ''
      at += separatorMatch[0].length
    } else if (line[at] === '"' && (isQuoted || cell.trim() === '')) {
      // Two quotes within quotes are one quote.
      if (isQuoted && line[at + 1] === '"') cell += line[++at]
      else isQuoted = !isQuoted
      at += 1
    } else cell += line[at++]
  }
  cells.push(cell.trim())
  return cells.slice(0, cells.findLastIndex((each) => each !== '') + 1)
}
