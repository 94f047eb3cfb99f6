import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fromRoot, root } from './project.mjs'

const FILE = fromRoot('docs', 'reliability-report.md')

const HEADER = `# Reliability report

What the runs of the project have shown of [reliability.md](reliability.md). Each section is written by the command that it
names, never by hand, and says when and on which commit it ran.
`

/** The titles of all sections in their order. */
const SECTIONS = ['Rows', 'Mutations', 'Soak', 'Storm', 'Long life', 'Bad input']

export const readReport = () => (existsSync(FILE) ? readFileSync(FILE, 'utf8') : HEADER)

/** The document with this section in the place of the former one. */
export function withSection(document, title, body) {
  const [header, ...rest] = document.split(/^## /m)
  const sections = new Map(
    rest.map((text) => [text.slice(0, text.indexOf('\n')), text.slice(text.indexOf('\n')).trim()]),
  )
  sections.set(title, body.trim())
  const all = SECTIONS.filter((each) => sections.has(each)).map(
    (each) => `## ${each}\n\n${sections.get(each)}\n`,
  )
  return [`${header.trim()}\n`, ...all].join('\n')
}

/** Writes a section of docs/reliability-report.md. `body` is Markdown without a heading. */
export function writeSection(title, command, body) {
  const commit = execFileSync('git', ['describe', '--always', '--dirty', '--abbrev=12'], {
    cwd: root,
    encoding: 'utf8',
  }).trim()
  const day = new Date().toISOString().slice(0, 10)
  const run = `\`${command}\` on ${day}, commit ${commit.replace('-dirty', ' with changes')}.`
  writeFileSync(FILE, withSection(readReport(), title, `${run}\n\n${body}`))
  console.log(`Written: docs/reliability-report.md, "${title}".`)
}
