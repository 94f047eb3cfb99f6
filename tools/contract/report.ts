import {
  countFindings,
  levels,
  statusText,
  getWorstLevel,
  type CheckedCall,
  type Report,
} from './record'

/** Returns the calls and their findings, both sorted worst first. */
function worstFirst({ calls }: Report): CheckedCall[] {
  const rank = (call: CheckedCall) => {
    const worst = getWorstLevel(call)
    return worst === undefined ? levels.length : levels.indexOf(worst)
  }
  const sortedCalls = calls.map((call) => ({
    ...call,
    findings: call.findings.toSorted((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level)),
  }))
  return sortedCalls.toSorted((a, b) => rank(a) - rank(b))
}

/** Groups the skipped requests by realm and reason. */
function skippedByReason({ skipped }: Report) {
  const groups = Map.groupBy(skipped, ({ realm, reason }) => `${realm} ${reason}`)
  return Array.from(groups.values(), (group) => ({
    realm: group[0]?.realm ?? '',
    reason: group[0]?.reason ?? '',
    names: group.map(({ name }) => name).join(', '),
  }))
}

/** Formats a summary such as `48 calls, 1 failed, 2 deviations`. */
function formatSummary(report: Report): string {
  const { calls, failed, deviates } = countFindings(report)
  const summary = `${calls} calls, ${failed} failed, ${deviates} deviations`
  return report.isComplete ? summary : `${summary}, stopped before the end`
}

const HEADINGS = ['result', 'realm', 'call', 'times', 'status', 'slowest']

function formatCells(call: CheckedCall): string[] {
  const { realm, name, times, statuses, ms } = call
  const status = statuses.map(statusText).join(', ')
  return [getWorstLevel(call) ?? 'ok', realm, name, String(times), status, `${ms} ms`]
}

/** Formats the report for a terminal. */
export function toText(report: Report): string {
  const calls = worstFirst(report)
  const rows = [HEADINGS, ...calls.map(formatCells)]
  const widths = HEADINGS.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
  const line = (row: string[]) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd()
  const lines = calls.flatMap((call) => [
    line(formatCells(call)),
    ...call.findings.map(
      ({ level, field, expected, got }) =>
        `    ${level}: ${field}: expected ${expected}, got ${got}`,
    ),
  ])
  const skippedLines = skippedByReason(report).map(
    ({ realm, names, reason }) => `    ${realm}  ${names}: ${reason}`,
  )
  const notChecked = skippedLines.length > 0 ? ['', 'not checked:', ...skippedLines] : []
  return [line(HEADINGS), ...lines, ...notChecked, '', formatSummary(report)].join('\n')
}

/** Formats the report as JSON, for other programs. */
export function toJson(report: Report): string {
  const { isComplete, skipped } = report
  const content = { isComplete, counts: countFindings(report), calls: worstFirst(report), skipped }
  return `${JSON.stringify(content, null, 2)}\n`
}

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; width: 100% }
th, td { text-align: start; vertical-align: top; padding: 0.3rem 0.8rem 0.3rem 0; border-top: 1px solid #8886 }
.failed { color: light-dark(#b3261e, #ff8a80); font-weight: 600 }
.deviates { color: light-dark(#8a5a00, #ffcc80); font-weight: 600 }
.hint { color: light-dark(#3d5a80, #9fc3f0) }
ul { margin: 0; padding: 0 }
li { list-style: none }
code { overflow-wrap: anywhere }`

/** Formats the report as a single HTML file without scripts. */
export function toHtml(report: Report): string {
  const rows = worstFirst(report).map((call) => {
    const [result = '', ...cells] = formatCells(call)
    const findings = call.findings.map(
      ({ level, field, expected, got }) =>
        escapeHtml`<li><span class="${level}">${level}</span> <code>${field}</code>: expected ${expected}, got ${got}</li>`,
    )
    return [
      escapeHtml`<tr><td class="${result}">${result}</td>`,
      ...cells.map((cell) => escapeHtml`<td>${cell}</td>`),
      '</tr>',
      ...(findings.length > 0
        ? ['<tr><td></td><td colspan="5"><ul>', ...findings, '</ul></td></tr>']
        : []),
    ].join('')
  })
  const skippedLines = skippedByReason(report).map(
    ({ realm, names, reason }) => escapeHtml`<li>${realm} ${names}: ${reason}</li>`,
  )
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    '<title>Contract check</title>',
    `<style>${STYLE}</style>`,
    '<h1>Contract check</h1>',
    escapeHtml`<p>${formatSummary(report)}</p>`,
    '<table>',
    `<tr>${HEADINGS.map((heading) => `<th>${heading}</th>`).join('')}</tr>`,
    ...rows,
    '</table>',
    ...(skippedLines.length > 0 ? ['<h2>Not checked</h2>', '<ul>', ...skippedLines, '</ul>'] : []),
    '</html>\n',
  ].join('\n')
}

/** Escapes the values of an HTML template. */
function escapeHtml(texts: TemplateStringsArray, ...values: string[]): string {
  const escape = (text: string) =>
    text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)
  return String.raw({ raw: texts }, ...values.map(escape))
}
