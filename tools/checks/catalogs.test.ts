import { join } from 'node:path'
import { expect, test } from 'vitest'
import { catalogProblems } from './catalogs.ts'

const JA = `${join('src', 'i18n', 'locales')}/ja.po`
const STALE = 'is not what `npm run i18n` writes'
const HEADER = 'msgid ""\nmsgstr ""\n"Language: ja\\n"\n'

/** Formats translations, keyed by message, as a PO file. A key may start with the message's context and a slash. */
function poFile(translations: Readonly<Record<string, string>>): string {
  const entries = Object.entries(translations).map(([key, translation]) => {
    const [message, context] = key.split(' / ').toReversed()
    const lines = [`msgid ${JSON.stringify(message)}`, `msgstr ${JSON.stringify(translation)}`]
    return [...(context ? [`msgctxt "${context}"`] : []), ...lines, ''].join('\n')
  })
  return [HEADER, ...entries].join('\n')
}

/** Returns a Japanese catalog's problems. Ignores unneeded exceptions, because every short catalog has them. */
async function getProblems(text: string, wantedText = text): Promise<string[]> {
  const problems = await catalogProblems('ja.po', text, wantedText)
  return problems.filter((problem) => !problem.includes('is translated or gone'))
}

test('accepts a fully translated catalog', async () => {
  const catalog = poFile({ Files: 'ファイル', 'list / Files': '一覧', 'By “{a}”': '「{a}」別' })
  expect(await getProblems(catalog)).toEqual([])
})

test('reports messages that the extraction would add or remove', async () => {
  const problems = await getProblems(
    poFile({ Files: 'ファイル', 'list / Files': '一覧' }),
    poFile({ Files: 'ファイル', 'table / Files': '表', 'A "quoted" text': '引用' }),
  )
  expect(problems).toEqual([
    `${JA} ${STALE} (2 new, 1 gone): run it and commit.`,
    '  + table / Files',
    '  + A "quoted" text',
    '  - list / Files',
  ])
})

test('reports a catalog that differs only in its comments', async () => {
  const catalog = poFile({ Files: 'ファイル' })
  expect(await getProblems(catalog, `${catalog}#. A comment\n`)).toEqual([
    `${JA} ${STALE} (0 new, 0 gone): run it and commit.`,
  ])
})

test('ignores obsolete messages', async () => {
  const obsolete = '\n#~ msgid "Folders"\n#~ msgstr "Folders"\n'
  expect(await getProblems(poFile({ Files: 'ファイル' }) + obsolete)).toEqual([])
})

test('reports messages without a translation', async () => {
  expect(await getProblems(poFile({ Files: '', Rows: '行' }))).toEqual([
    `${JA} has no translation for 1 messages:`,
    '  Files',
  ])
})

test('reports a multi-line translation that is still English', async () => {
  const catalog = `${HEADER}\nmsgid ""\n"All "\n"files"\nmsgstr ""\n"All "\n"files"\n`
  expect(await getProblems(catalog)).toEqual([
    expect.stringMatching(/"All files" is still English/),
  ])
})

test('accepts an untranslated message without words', async () => {
  expect(await getProblems(poFile({ '{a} × <0/>': '{a} × <0/>' }))).toEqual([])
})

test('reports a translation that breaks a rule or loses a placeholder', async () => {
  expect(await getProblems(poFile({ 'Done, {name} "{id}"': '完了! "{id}"' }))).toEqual([
    expect.stringMatching(/"完了! "{id}"" breaks a rule of docs\/glossary\.md/),
    expect.stringMatching(/"完了! "{id}"" breaks a rule of docs\/glossary\.md/),
    `${JA}: the translation of "Done, {name} "{id}"" has lost placeholders: name`,
  ])
})

test('reports a listed exception that the catalog does not need', async () => {
  expect(await catalogProblems('ja.po', HEADER, HEADER)).toContainEqual(
    expect.stringMatching(/same-in-english\.json: ".*" of ja is translated or gone$/),
  )
})
