import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { hmacOf } from './hmac'
import { code } from './signature-samples'

const folder = mkdtempSync(join(tmpdir(), 'signature-'))
afterAll(() => rmSync(folder, { recursive: true }))

const key = 'key-of-the-bundle'
const bodies = [
  {
    result: {
      last_name: 'صالح',
      first_name: 'منى',
      age: 41,
      confidence: 0.87,
      boxes: [{ x: 0.1 }],
    },
    transaction_id: 't-1',
    trials_remaining: 2,
  },
  { message: 'A "quoted" /text/', error_code: 5009, transaction_id: null },
  { result: {}, ok: true },
]

const has = (program: string) => {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** The output of a program for each body, with the right signature and with a wrong one. */
async function verdicts(run: (...call: [body: string, header: string]) => string) {
  const printed = []
  for (const body of bodies) {
    const signature = await hmacOf(body, key)
    const other = await hmacOf(body, 'another key')
    for (const header of [signature, other])
      printed.push(run(JSON.stringify(body, null, 2), header))
  }
  return printed.map((text) => text.trim().toLowerCase())
}

const expected = bodies.flatMap(() => ['true', 'false'])

test('the JavaScript sample tells a good signature from another one', async () => {
  const file = join(folder, 'signature.mjs')
  writeFileSync(file, `${code.javascript.text}\nconsole.log(isSigned(...process.argv.slice(2)))`)
  const run = (...call: string[]) =>
    execFileSync(process.execPath, [file, ...call, key], { encoding: 'utf8' })
  expect(await verdicts(run)).toEqual(expected)
})

test.runIf(has('python3'))('so does the Python sample', async () => {
  const file = join(folder, 'signature.py')
  writeFileSync(file, `${code.python.text}\n\nimport sys\nprint(is_signed(*sys.argv[1:]))`)
  const run = (...call: string[]) =>
    execFileSync('python3', [file, ...call, key], { encoding: 'utf8' })
  expect(await verdicts(run)).toEqual(expected)
})

test.runIf(has('jq'))('so does the command line', async () => {
  const run = (body: string, header: string) => {
    writeFileSync(join(folder, 'body.json'), body)
    const printed = execFileSync('sh', ['-c', code.curl.text], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, BUNDLE_SECRET: key },
    })
    return String(printed.trim().endsWith(header))
  }
  expect(await verdicts(run)).toEqual(expected)
})

// Runs only if PHP is installed.
test.each(['php'].filter(has))('so does the PHP sample, run by %s', async (php) => {
  const file = join(folder, 'signature.php')
  writeFileSync(
    file,
    `${code.php.text}\necho var_export(is_signed($argv[1], $argv[2], $argv[3]), true);`,
  )
  const run = (...call: string[]) => execFileSync(php, [file, ...call, key], { encoding: 'utf8' })
  expect(await verdicts(run)).toEqual(expected)
})
