import { expect, test } from 'vitest'
import { lockedPackages, type Lock } from '../lib/packages.ts'
import { licenseProblems, licensesText } from './licenses.ts'
import { lockProblems, npmrcProblems } from './supply-chain.ts'

const integrity = `sha512-${'A'.repeat(86)}==`
const entry = { version: '1.0.0', integrity, license: 'MIT' }

const getLock = (packages: Lock['packages']): Lock => ({
  packages: { '': { name: 'portal' }, ...packages },
})

test('accepts a registry package with a digest', () => {
  expect(lockProblems(getLock({ 'node_modules/a': entry }))).toEqual([])
})

test.each([
  ['a git URL', 'node_modules/a', { resolved: 'git+ssh://git@host/a.git#1' }, 'has a URL'],
  ['an archive URL', 'node_modules/a', { resolved: 'https://host/a.tgz' }, 'has a URL'],
  ['a file URL', 'node_modules/a', { resolved: 'file:a.tgz' }, 'has a URL'],
  ['a link', 'node_modules/a', { link: true, resolved: 'packages/a' }, 'is a folder'],
  ['a folder', 'packages/a', {}, 'is a folder'],
  ['no version', 'node_modules/a', { version: undefined }, 'has no version'],
  ['no digest', 'node_modules/a', { integrity: undefined }, 'has no sha512'],
  ['a SHA-1 digest', 'node_modules/a', { integrity: 'sha1-AAAA' }, 'has no sha512'],
  ['a truncated digest', 'node_modules/a', { integrity: integrity.slice(0, -9) }, 'has no sha512'],
])('reports a lock file entry with %s', (_what, path, change, problem) => {
  const problems = lockProblems(getLock({ [path]: { ...entry, ...change } }))
  expect(problems).toEqual([expect.stringContaining(`${path} ${problem}`)])
})

test.each([
  ['ignore-scripts=true', 0],
  ['fund=false\nignore-scripts = true\n', 0],
  ['fund=false', 1],
  ['# ignore-scripts=true', 1],
  ['ignore-scripts=false', 1],
  ['ignore-scripts=true\nignore-scripts=false', 1],
])('checks the npm settings %j and finds %i problems', (npmrc, count) => {
  expect(npmrcProblems(npmrc)).toHaveLength(count)
})

const locked = lockedPackages(
  getLock({
    'node_modules/a': { ...entry, dependencies: { b: '1', c: '1' }, peerDependencies: { t: '1' } },
    'node_modules/a/node_modules/b': {
      ...entry,
      version: '2.0.0',
      license: 'GPL-3.0-only',
      dependencies: { c: '1' },
    },
    'node_modules/a/node_modules/c': { ...entry, version: '2.0.0' },
    'node_modules/b': { ...entry, dev: true },
    'node_modules/c': { ...entry, name: 'original' },
    'node_modules/d': { ...entry, dependencies: { c: '1' } },
    'node_modules/t': { ...entry, devOptional: true, license: undefined },
    'node_modules/t/node_modules/b': { ...entry, dev: true },
  }),
)

test('lists each package version once, with its real name and its resolved dependencies', () => {
  expect(locked.map(({ id, isShipped }) => [id, isShipped])).toEqual([
    ['a@1.0.0', true],
    ['b@1.0.0', false],
    ['b@2.0.0', true],
    ['c@2.0.0', true],
    ['d@1.0.0', true],
    ['original@1.0.0', true],
    ['t@1.0.0', false],
  ])
  const needs = new Map(locked.map((each) => [each.id, each.needs]))
  expect(needs.get('a@1.0.0')).toEqual(['b@2.0.0', 'c@2.0.0'])
  expect(needs.get('b@2.0.0')).toEqual(['c@2.0.0'])
  expect(needs.get('d@1.0.0')).toEqual(['original@1.0.0'])
})

test('reports a shipped package with a disallowed license, and an unused allowed license', () => {
  expect(licenseProblems(locked, { MIT: '', ISC: '' })).toEqual([
    expect.stringContaining('b@2.0.0 is shipped under GPL-3.0-only'),
    expect.stringContaining('nothing is shipped under ISC'),
  ])
})

test('lists the licenses of shipped packages and counts the rest', () => {
  const text = licensesText(locked)
  expect(text).toMatch(/b@2\.0\.0 +GPL-3\.0-only/)
  expect(text).not.toContain('b@1.0.0')
  expect(text).toMatch(/1 {2}MIT\n +1 {2}none named$/)
})
