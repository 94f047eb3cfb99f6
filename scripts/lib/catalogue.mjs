import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fromRoot, projectNode, tool, toolEnv } from './project.mjs'
import { run } from './run.mjs'
import { idleExceptions, wordingProblems } from './wording.mjs'

const LOCALES = join('src', 'i18n', 'locales')
/** The texts that a language has in common with English: words it shares, codes, names. */
const SAME = join('scripts', 'lib', 'same-in-english.json')
const SOURCE = 'en.po'

/** Parses a PO file into its messages with their translations, without the header and obsolete messages. */
async function parseMessages(text) {
  // The tests install this package before they need it.
  const { formatter } = await import('@lingui/format-po')
  const entries = Object.entries(await formatter().parse(text))
  return new Map(
    entries
      .filter(([, { obsolete }]) => !obsolete)
      .map(([id, { context, message = id, translation }]) => [
        [context, message].filter(Boolean).join(' / '),
        translation,
      ]),
  )
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
    const { code, output } = await run(node, args, { cwd: copy, env: toolEnv(node) })
    return code === 0 ? await read(join(copy, LOCALES)) : [output]
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/** Finds the problems of one catalog: its file name and text, and the text that the extraction wrote. */
export async function catalogueProblems(name, text, wantedText) {
  const [have, want] = await Promise.all([parseMessages(text), parseMessages(wantedText)])
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
  problems.push(...wordingProblemsOf(name, have))
  if (name === SOURCE) return problems
  if (missing.length > 0) {
    problems.push(
      `${LOCALES}/${name} has no translation for ${missing.length} messages:`,
      ...missing.map((message) => `  ${message}`),
    )
  }
  return [...problems, ...(await translationProblems(name, have))]
}

function wordingProblemsOf(name, messages) {
  const locale = name.replace('.po', '')
  const texts = [...messages.values()].filter(Boolean)
  return [
    ...texts.flatMap((text) =>
      wordingProblems(text, locale).map(
        (rule) =>
          `${LOCALES}/${name}: "${text}" breaks a rule of docs/glossary.md: the portal ${rule}`,
      ),
    ),
    ...idleExceptions(texts, locale).map(
      (text) => `scripts/lib/wording.mjs: the exception "${text}" of ${locale} is not needed`,
    ),
  ]
}

async function translationProblems(name, messages) {
  const { shapeProblems } = await import('./message-shape.mjs')
  const locale = name.replace('.po', '')
  const allowed = JSON.parse(readFileSync(fromRoot(SAME), 'utf8'))[locale] ?? []
  // A text without words, such as a placeholder and a unit, has nothing to translate.
  const same = [...messages].flatMap(([message, translation]) =>
    message === translation && /\p{L}{2}/u.test(withoutPlaceholders(message)) ? [message] : [],
  )
  return [
    ...[...messages].flatMap(([message, translation]) =>
      translation
        ? shapeProblems(message, translation, locale).map(
            (problem) => `${LOCALES}/${name}: the translation of "${message}" ${problem}`,
          )
        : [],
    ),
    ...same
      .filter((message) => !allowed.includes(message))
      .map(
        (message) => `${LOCALES}/${name}: "${message}" is still English (or belongs in ${SAME})`,
      ),
    ...allowed
      .filter((message) => !same.includes(message))
      .map((message) => `${SAME}: "${message}" of ${locale} is translated or gone`),
  ]
}

const withoutPlaceholders = (message) => message.replace(/\{[^{}]*\}|<[^>]*>/g, '')

/** Finds the problems of the message catalogues, one line each; none if every text is there in every language. */
export async function checkCatalogues() {
  const names = readdirSync(fromRoot(LOCALES)).filter((name) => name.endsWith('.po'))
  const read = (name) => readFileSync(fromRoot(LOCALES, name), 'utf8')
  const problems = await extract((folder) =>
    Promise.all(
      names.map((name) =>
        catalogueProblems(name, read(name), readFileSync(join(folder, name), 'utf8')),
      ),
    ),
  )
  const { size } = await parseMessages(read(SOURCE))
  return { problems: problems.flat(), note: `${size} texts in ${names.length} languages` }
}
