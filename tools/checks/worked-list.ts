import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fromRoot, tool } from '../lib/project.ts'
import type { StepResult } from '../lib/report.ts'
import { runNode } from '../lib/run.ts'

const DOCUMENT = 'docs/add-a-screen.md'

/** Folder for a copy of the project. It is inside the project, so packages resolve as in the original. */
const copy = fromRoot('.cache', 'worked-list')

/** Files and folders that the type check, the document's tests and the linter need. */
const COPIED = [
  'src',
  'mocks',
  'tools',
  'e2e',
  'docs',
  '.oxlintrc.json',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
  'lingui.config.ts',
  'playwright.config.ts',
]

/** Matches a code block after a one-line paragraph that starts with the file's path. */
const BLOCK = /^(?:`([^`\n]+)`[^\n]*\n\n)?```(ts|tsx|diff)\n(.*?)^```$/gms

type Block = { path: string; language: string; text: string }

/** Parses the document's code blocks. Throws if a block has no path. */
function parseBlocks(markdown: string): Block[] {
  return [...markdown.matchAll(BLOCK)].map(([, path, language = '', text = '']) => {
    if (path) return { path, language, text }
    throw new Error(`A block of ${DOCUMENT} has no path before it:\n${text}`)
  })
}

/** Replaces each hunk's old lines in the file with its new lines. Throws if the old lines don't occur exactly once. */
function applyBlock(file: string, { path, text }: Block): string {
  const [, ...hunks] = text.split(/^@@\n/m)
  const getLines = (hunk: string, marks: string) =>
    hunk
      .split('\n')
      .filter((line) => line !== '' && marks.includes(line.charAt(0)))
      .map((line) => `${line.slice(1)}\n`)
      .join('')
  return hunks.reduce((result, hunk) => {
    const before = `\n${getLines(hunk, ' -')}`
    const parts = result.split(before)
    if (parts.length === 2) return parts.join(`\n${getLines(hunk, ' +')}`)
    throw new Error(
      `${path} has these lines of ${DOCUMENT} ${parts.length - 1} times, not once:${before}`,
    )
  }, file)
}

function writeBlock(block: Block): void {
  const target = join(copy, block.path)
  const isChange = block.language === 'diff'
  if (existsSync(target) !== isChange)
    throw new Error(
      isChange
        ? `${block.path} of ${DOCUMENT} is not in the project.`
        : `${block.path} of ${DOCUMENT} is in the project already.`,
    )
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, isChange ? applyBlock(readFileSync(target, 'utf8'), block) : block.text)
}

function copyProject() {
  rmSync(copy, { recursive: true, force: true })
  for (const name of COPIED.filter((each) => existsSync(fromRoot(each))))
    cpSync(fromRoot(name), join(copy, name), { recursive: true })
}

/**
 * Adds the example list of docs/add-a-screen.md to a copy of the project, then type-checks, tests and lints it. One
 * compiler run covers both the project and the example.
 */
export async function checkTypesAndWorkedList(): Promise<StepResult> {
  copyProject()
  const blocks = parseBlocks(readFileSync(fromRoot(DOCUMENT), 'utf8'))
  blocks.forEach(writeBlock)
  const options = { cwd: copy }
  const files = blocks.map(({ path }) => path)
  const ownTests = files.filter((path) => /\.test\.tsx?$/.test(path))
  // Vitest must run first. When it starts, it adds the new route to the route tree, and the type check needs that
  // route.
  const tests = await runNode(tool('vitest'), ['run', ...ownTests], options)
  const types = await runNode(tool('typescript', 'tsc'), ['--noEmit'], options)
  const lint = await runNode(tool('oxlint'), ['--no-ignore', ...files], options)
  const failedSteps = [types, tests, lint].filter(({ code }) => code !== 0)
  // If a step fails, the copy stays for inspection.
  if (failedSteps.length === 0) rmSync(copy, { recursive: true })
  return {
    ok: failedSteps.length === 0,
    output: failedSteps.map(({ output }) => output).join('\n'),
  }
}
