/** Prints a table in Markdown. All columns but the first and the last are numbers. */
export function printTable(head, rows) {
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((row) => row[at].length)))
  const isNumber = (column) => column > 0 && column < head.length - 1
  const pad = (cell, at) => (isNumber(at) ? cell.padStart(widths[at]) : cell.padEnd(widths[at]))
  const rule = (width, at) => (isNumber(at) ? ':'.padStart(width + 2, '-') : '-'.repeat(width + 2))
  const line = (row) => `| ${row.map(pad).join(' | ')} |`
  console.log([line(head), `|${widths.map(rule).join('|')}|`, ...rows.map(line)].join('\n'))
}
