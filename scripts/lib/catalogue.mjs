import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fromRoot, projectNode, tool, toolEnv } from './project.mjs'
import { run } from './run.mjs'

const LOCALES = join('src', 'i18n', 'locales')
const SOURCE = 'en.po'

/** The messages of a catalogue with their translations, without the head and what is obsolete. */
function messagesOf(text) {
  const messages = new Map()
  for (const entry of text.replaceAll('\r\n', '\n').split('\n\n').slice(1)) {
    const parts = { msgctxt: '', msgid: '', msgstr: '' }
    let current
    for (const line of entry.split('\n')) {
      const [, name, value] = /^(msgctxt|msgid|msgstr)?\s*"(.*)"$/.exec(line) ?? []
      current = name ?? current
      if (current && value !== undefined) parts[current] += value
    }
    if (parts.msgid)
      messages.set([parts.msgctxt, parts.msgid].filter(Boolean).join(' / '), parts.msgstr)
  }
  return messages
}

/** Runs the extraction on a copy, so that a check never writes into the project. */
async function extract(read) {
  const copy = mkdtempSync(join(tmpdir(), 'catalogue-'))
  try {
    for (const name of ['src', 'lingui.config.ts', 'tsconfig.json', 'package.json'])
      cpSync(fromRoot(name), join(copy, name), { recursive: true })
    symlinkSync(fromRoot('node_modules'), join(copy, 'node_modules'), 'junction')
    const node = projectNode()
    const args = [tool('@lingui/cli', 'lingui'), 'extract', '--clean']
    const { code, output } = await run(node, args, { cwd: copy, env: toolEnv(node), minutes: 3 })
    return code === 0 ? read(join(copy, LOCALES)) : [output]
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

function problemsOf(name, extractedFolder) {
  const text = readFileSync(fromRoot(LOCALES, name), 'utf8')
  const wantedText = readFileSync(join(extractedFolder, name), 'utf8')
  const [have, want] = [messagesOf(text), messagesOf(wantedText)]
  const added = [...want.keys()].filter((message) => !have.has(message))
  const gone = [...have.keys()].filter((message) => !want.has(message))
  const missing = [...want].filter(([, translation]) => !translation).map(([message]) => message)
  const problems = []
  if (text !== wantedText) {
    problems.push(
      `${LOCALES}/${name} is not what \`npm run i18n\` writes (${added.length} new, ${gone.length} gone): run it and commit.`,
      ...added.map((message) => `  + ${message}`),
      ...gone.map((message) => `  - ${message}`),
    )
  }
  if (name !== SOURCE && missing.length > 0) {
    problems.push(
      `${LOCALES}/${name} has no translation for ${missing.length} messages:`,
      ...missing.map((message) => `  ${message}`),
    )
  }
  return problems
}

/** What is wrong with the message catalogues, one line each; empty when every text is there in every language. */
export function catalogueProblems() {
  return extract((folder) =>
    readdirSync(fromRoot(LOCALES))
      .filter((name) => name.endsWith('.po'))
      .flatMap((name) => problemsOf(name, folder)),
  )
}
