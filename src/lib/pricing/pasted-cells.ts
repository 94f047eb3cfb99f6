/**
 * The cells of a pasted line, without the quotes of CSV and without empty cells at the end. The separator is sticky.
 */
export function separateCells(line: string, separator: RegExp): string[] {
  const cells: string[] = []
  let cell = ''
  let quoted = false
  for (let at = 0; at < line.length;) {
    separator.lastIndex = at
    const found = quoted ? null : separator.exec(line)
    if (found) {
      cells.push(cell.trim())
      cell = ''
      at += found[0].length
    } else if (line[at] === '"' && (quoted || cell.trim() === '')) {
      // Two quotes within quotes are one quote.
      if (quoted && line[at + 1] === '"') cell += line[++at]
      else quoted = !quoted
      at += 1
    } else cell += line[at++]
  }
  cells.push(cell.trim())
  return cells.slice(0, cells.findLastIndex((each) => each !== '') + 1)
}
