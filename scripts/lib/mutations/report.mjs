import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { fromRoot, root } from '../project.mjs'
import { FOLDERS } from './sample.mjs'

export const isKilled = ({ outcome }) => outcome === 'killed' || outcome === 'timed out'

/** The line of one result while the command runs. */
export function printed({ file, line, number, change }, { outcome, test }, count, since) {
  const minutes = ((performance.now() - since) / 60_000).toFixed(1)
  const place = `${file}:${number ?? line}`
  const by = test ?? change ?? 'the guard is removed'
  return `${count}  ${minutes} min  ${outcome.padEnd(11)}  ${place}  ${by}`
}

const folderOf = ({ file }) => FOLDERS.find((folder) => file.startsWith(`${folder}/`))
const percent = (share) => `${(share * 100).toFixed(1)} %`
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
const cell = (text) => text.replaceAll('|', '\\|')

/** Killed mutants are a share of those that a test could kill. */
export function summaryOf({ seed, total, equivalent, judged, guards, stale }) {
  const rowOf = (name, isIn) => {
    const here = judged.filter(({ mutant }) => isIn(mutant))
    const count = (outcome) => here.filter((result) => result.outcome === outcome).length
    const same = equivalent.filter(isIn).length
    const survived = here.filter((result) => !isKilled(result)).length
    const killed = here.length - survived
    return {
      cells: [
        name,
        here.length + same,
        count('killed'),
        count('timed out'),
        same,
        survived,
        here.length ? percent(killed / here.length) : '',
      ],
      share: here.length ? killed / here.length : 1,
    }
  }
  const folders = FOLDERS.map((folder) => rowOf(folder, (mutant) => folderOf(mutant) === folder))
  const sum = rowOf('all', () => true)
  const survivors = judged.filter((result) => !isKilled(result))
  const git = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' })
  const commit = git.status === 0 ? git.stdout.trim() : 'unknown'
  const date = new Date().toISOString().slice(0, 10)
  const text = [
    `Seed ${seed}, ${judged.length + equivalent.length} of ${total} mutants, commit ${commit}, ${date}.`,
    table(
      [
        'folder',
        'mutants',
        'killed',
        'timed out',
        'equivalent',
        'survived',
        'killed of those that are not equivalent',
      ],
      [...folders, sum].map(({ cells }) => cells),
    ),
    survivors.length > 0 &&
      [
        'Survivors:',
        '',
        ...survivors.map(
          ({ mutant, outcome }) =>
            `- ${mutant.file}:${mutant.line} \`${mutant.lineText}\`, ${mutant.change}${outcome === 'survived' ? '' : ` (${outcome})`}`,
        ),
      ].join('\n'),
    stale.length > 0 &&
      [
        'Stale entries of equivalent.json:',
        '',
        ...stale.map(({ file, line, change }) => `- ${file} \`${line}\`, ${change}`),
      ].join('\n'),
    'Each guard of the refresh, removed by itself, and the test that turned red:',
    table(
      ['row', 'guard', 'test'],
      guards.map((guard) => [
        guard.row,
        `${guard.file}:${guard.number} \`${cell(guard.line)}\``,
        isKilled(guard) ? cell(guard.test ?? guard.outcome) : `**none: ${guard.outcome}**`,
      ]),
    ),
  ]
    .filter(Boolean)
    .join('\n\n')
  return { text, share: sum.share }
}

export function writeReport({ text }) {
  writeFileSync(
    fromRoot('docs', 'mutations.md'),
    `# Mutations\n\nWritten by \`npm run test:mutations -- --report\`; [testing.md](testing.md#mutations) says how to read it.\n\n${text}\n`,
  )
}
