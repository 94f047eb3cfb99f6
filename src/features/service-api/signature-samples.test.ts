import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { computeHmac } from './hmac'
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
].map((body) => JSON.stringify(body, null, 2))
/** A body whose numbers would change if a program parsed and serialized them. */
const exactBody =
  '{"result": {"score": 1.0, "more": [0.90, {"id": 12345678901234567890}]}, "transaction_id": "t1"}'

const has = (program: string) => {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Each body with a valid and an invalid signature. */
const responses: [body: string, header: string][] = []
for (const body of [...bodies, exactBody])
  for (const each of [key, 'another key']) responses.push([body, await computeHmac(body, each)])

/** Runs a program with all responses and the key, and returns its output lines. */
const verdicts = (program: string, file: string) =>
  execFileSync(program, [file, JSON.stringify(responses), key], { encoding: 'utf8' })
    .trim()
    .toLowerCase()
    .split('\n')

const expectedVerdicts = [...bodies, exactBody].flatMap(() => ['true', 'false'])

test('accepts only a valid signature in the JavaScript sample', () => {
  const file = join(folder, 'signature.mjs')
  const main = `const [answers, key] = process.argv.slice(2)
for (const answer of JSON.parse(answers)) console.log(isSigned(...answer, key))`
  writeFileSync(file, `${code.javascript.text}\n${main}`)
  expect(verdicts(process.execPath, file)).toEqual(expectedVerdicts)
})

test.runIf(has('python3'))('accepts only a valid signature in the Python sample', () => {
  const file = join(folder, 'signature.py')
  const main = `import json, sys
for answer in json.loads(sys.argv[1]):
    print(is_signed(*answer, sys.argv[2]))`
  writeFileSync(file, `${code.python.text}\n\n${main}`)
  expect(verdicts('python3', file)).toEqual(expectedVerdicts)
})

test.runIf(has('jq'))('accepts only a valid signature in the command-line sample', () => {
  // Omits `exactBody` because jq preserves number formatting only since version 1.7.
  const printedHeaders = bodies.map((body) => {
    writeFileSync(join(folder, 'body.json'), body)
    return execFileSync('sh', ['-c', code.curl.text], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, BUNDLE_SECRET: key },
    })
  })
  const verdict = ([, header]: [string, string], at: number) =>
    String(printedHeaders[Math.floor(at / 2)]?.trim().endsWith(header))
  expect(responses.slice(0, 2 * bodies.length).map(verdict)).toEqual(
    bodies.flatMap(() => ['true', 'false']),
  )
})

// Runs only if PHP is installed.
test.each(['php'].filter(has))(
  'accepts only a valid signature in the PHP sample, run by %s',
  (php) => {
    const file = join(folder, 'signature.php')
    const main = `foreach (json_decode($argv[1]) as [$body, $header])
    echo var_export(is_signed($body, $header, $argv[2]), true), "\\n";`
    writeFileSync(file, `${code.php.text}\n${main}`)
    expect(verdicts(php, file)).toEqual(expectedVerdicts)
  },
)
