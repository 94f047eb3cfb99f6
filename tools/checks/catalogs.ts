import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatter } from '@lingui/format-po'
import * as v from 'valibot'
import { fromRoot, tool } from '../lib/project.ts'
import type { StepResult } from '../lib/report.ts'
import { runNode } from '../lib/run.ts'
import { shapeProblems } from './message-shape.ts'
import { idleExceptions, wordingProblems } from './wording.ts'

const LOCALES = join('src', 'i18n', 'locales')
/** File that lists each language's texts that equal the English text, such as common words, codes and names. */
const SAME = join('tools', 'checks', 'same-in-english.json')
const SOURCE = 'en.po'

type Messages = ReadonlyMap<string, string | undefined>

/** Parses a PO file into a map from messages to translations. Omits the header and obsolete messages. */
async function parseMessages(text: string): Promise<Messages> {
  const catalog = await formatter().parse(text, {
    locale: undefined,
    sourceLocale: 'en',
    filename: '',
  })
  const entries = Object.entries(catalog)
  return new Map(
    entries
      .filter(([, { obsolete }]) => !obsolete)
      .map(
        ([id, { context, message = id, translation }]) =>
          [[context, message].filter(Boolean).join(' / '), translation] as const,
      ),
  )
}

/** Runs the extraction on a copy, so a check never changes the project. */
async function extract(read: (folder: string) => Promise<string[]>): Promise<string[]> {
  const copy = mkdtempSync(join(tmpdir(), 'catalog-'))
  try {
    for (const name of ['src', 'lingui.config.ts', 'tsconfig.json', 'package.json'])
      cpSync(fromRoot(name), join(copy, name), { recursive: true })
    symlinkSync(fromRoot('node_modules'), join(copy, 'node_modules'), 'junction')
    const lingui = tool('@lingui/cli', 'lingui')
    const { code, output } = await runNode(lingui, ['extract', '--clean'], { cwd: copy })
    return code === 0 ? await read(join(copy, LOCALES)) : [output]
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/** Finds one catalog's problems. `wantedText` is the catalog that the extraction wrote. */
export async function catalogProblems(
  name: string,
  text: string,
  wantedText: string,
): Promise<string[]> {
  const [have, want] = await Promise.all([parseMessages(text), parseMessages(wantedText)])
  const addedMessages = [...want.keys()].filter((message) => !have.has(message))
  const removedMessages = [...have.keys()].filter((message) => !want.has(message))
  const missingMessages = [...want]
    .filter(([, translation]) => !translation)
    .map(([message]) => message)
  const problems: string[] = []
  if (text !== wantedText) {
    problems.push(
      `${LOCALES}/${name} is not what \`npm run i18n\` writes (${addedMessages.length} new, ${removedMessages.length} gone): run it and commit.`,
      ...addedMessages.map((message) => `  + ${message}`),
      ...removedMessages.map((message) => `  - ${message}`),
    )
  }
  problems.push(...findWordingProblems(name, have))
  if (name === SOURCE) return problems
  if (missingMessages.length > 0) {
    problems.push(
      `${LOCALES}/${name} has no translation for ${missingMessages.length} messages:`,
      ...missingMessages.map((message) => `  ${message}`),
    )
  }
  return [...problems, ...translationProblems(name, have)]
}

function findWordingProblems(name: string, messages: Messages): string[] {
  const locale = name.replace('.po', '')
  const texts = [...messages.values()].flatMap((text) => text || [])
  return [
    ...texts.flatMap((text) =>
      wordingProblems(text, locale).map(
        (rule) =>
          `${LOCALES}/${name}: "${text}" breaks a rule of docs/glossary.md: the portal ${rule}`,
      ),
    ),
    ...idleExceptions(texts, locale).map(
      (text) => `tools/checks/wording.ts: the exception "${text}" of ${locale} is not needed`,
    ),
  ]
}

const sameSchema = v.record(v.string(), v.array(v.string()))

function translationProblems(name: string, messages: Messages): string[] {
  const locale = name.replace('.po', '')
  const same = v.parse(sameSchema, JSON.parse(readFileSync(fromRoot(SAME), 'utf8')))
  const allowedMessages = same[locale] ?? []
  // Text without words, such as a placeholder with a unit, doesn't need a translation.
  const english = [...messages].flatMap(([message, translation]) =>
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
    ...english
      .filter((message) => !allowedMessages.includes(message))
      .map(
        (message) => `${LOCALES}/${name}: "${message}" is still English (or belongs in ${SAME})`,
      ),
    ...allowedMessages
      .filter((message) => !english.includes(message))
      .map((message) => `${SAME}: "${message}" of ${locale} is translated or gone`),
  ]
}

const withoutPlaceholders = (message: string) => message.replace(/\{[^{}]*\}|<[^>]*>/g, '')

/** Checks that every catalog is up to date and fully translated. */
export async function checkCatalogs(): Promise<StepResult> {
  const names = readdirSync(fromRoot(LOCALES)).filter((name) => name.endsWith('.po'))
  const read = (name: string) => readFileSync(fromRoot(LOCALES, name), 'utf8')
  const problems = await extract(async (folder) => {
    const foundProblems = names.map((name) =>
      catalogProblems(name, read(name), readFileSync(join(folder, name), 'utf8')),
    )
    return (await Promise.all(foundProblems)).flat()
  })
  const { size } = await parseMessages(read(SOURCE))
  const note = `${size} texts in ${names.length} languages`
  return { ok: problems.length === 0, note, output: problems.join('\n') }
}
