import { execFile } from 'node:child_process'
import { readFile, readdir } from 'node:fs/promises'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { MOCK } from '../helpers'

const FILES = 'dist/assets'

test(
  'H10 serves no source maps and finds a source position with the separately stored maps',
  { tag: MOCK },
  async () => {
    const names = (await readdir(FILES)).filter((name) => !name.endsWith('.css'))
    expect(names.filter((name) => name.endsWith('.map'))).toEqual([])
    const texts = await Promise.all(names.map((name) => readFile(`${FILES}/${name}`, 'utf8')))
    expect(names.filter((_, at) => texts[at]?.includes('sourceMappingURL='))).toEqual([])

    // The path's only occurrence in the build is the profile request.
    const at = texts.findIndex((text) => text.includes('`v1/accounts/profile/`'))
    const before = texts[at]?.split('`v1/accounts/profile/`')[0]?.split('\n') ?? []
    const place = `${names[at]}:${before.length}:${(before.at(-1) ?? '').length + 1}`
    const lines = (await readFile('src/backend/account.ts', 'utf8')).split('\n')
    const line = lines.findIndex((text) => text.includes("'v1/accounts/profile/'"))
    const column = lines[line]?.indexOf("'v1/accounts/profile/'") ?? -1
    const { stdout } = await promisify(execFile)(process.execPath, [
      'tools/run.mjs',
      'stack',
      place,
    ])
    expect(stdout.trim()).toBe(`${place} = src/backend/account.ts:${line + 1}:${column + 1}`)
  },
)
