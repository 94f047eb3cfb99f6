import { beforeEach, expect, test } from 'vitest'
import { resetDatabase } from '@mocks/db'
import { personas } from '@mocks/personas'
import { runContract } from './command'
import { toHtml } from './report'
import { fetchFrom, passwordSuffix } from './test-client'

beforeEach(() => resetDatabase())

const client = ['--client', 'http://localhost', '--email', personas.client.email]
const admin = ['--admin', 'http://localhost', '--admin-email', personas.admin.email]
const env = { CONTRACT_PASSWORD: personas.client.password }

async function run(args: string[], more: Partial<Parameters<typeof runContract>[1]> = {}) {
  const writtenFiles = new Map<string, string>()
  const lines: string[] = []
  const result = await runContract(args, {
    fetch: fetchFrom({}),
    signal: new AbortController().signal,
    progress: (line) => lines.push(line),
    env,
    ask: undefined,
    write: (file, content) => void writtenFiles.set(file, content),
    passwordSuffix,
    ...more,
  })
  return { ...result, writtenFiles, lines }
}

test.each([
  [[], 'Name a backend: npm run contract -- --client URL --email EMAIL'],
  [['--client', 'http://localhost'], 'Whose account? Add --email EMAIL.'],
  [['--admin', 'http://localhost'], 'Whose account? Add --admin-email EMAIL.'],
  [['--client', 'localhost:8080', '--email', 'a@example.com'], 'The URL of a backend is like'],
  [
    ['--client', 'https://a:b@example.com', '--email', 'a@example.com'],
    'without a name and password',
  ],
  [[...admin, '--admin-password', 'Hidden#1'], 'A password is never an option'],
  [[...client, '--password=Hidden#1'], 'A password is never an option'],
  [[...client, 'Hidden#1'], 'An option is unknown or has no value.'],
  [[...client, '--organization', '1008'], '--organization is for administrators'],
  [[...admin, '--write'], '--write creates a bundle: name the organization for it'],
  [admin, 'There is no password: set CONTRACT_ADMIN_PASSWORD.'],
])('explains how to fix the options %j', async (args, sentence) => {
  const { output, exitCode, lines } = await run(args)
  expect(output).toContain(sentence)
  expect(output).not.toContain('Hidden')
  expect({ exitCode, lines }).toEqual({ exitCode: 2, lines: [] })
})

test('prompts for a password that is not in the environment', async () => {
  const questions: string[] = []
  const ask = async (question: string) => {
    questions.push(question)
    return 'Wrong#2026'
  }
  const { output, exitCode } = await run(client, { ask, env: {} })
  expect(questions).toEqual([`Password of ${personas.client.email}: `])
  expect(output).toContain('failed: status: expected 2xx to a call with email, password, got 400')
  expect(output).toContain('all other calls: the sign-in failed')
  expect(exitCode).toBe(1)
})

test('prints the worst result first, and writes the JSON and HTML files', async () => {
  const fetch = fetchFrom({ path: 'profile/', answers: (body) => ({ ...body, name: 42 }) })
  const files = ['--json', 'a.json', '--html', 'a.html']
  const { output, exitCode, lines, writtenFiles } = await run([...client, ...files], { fetch })
  const [headings, first] = output.split('\n')
  expect(headings).toMatch(/^result +realm +call +times +status +slowest$/)
  expect(first).toMatch(/^deviates +client +getProfile +1 +200 +\d+ ms$/)
  expect(output).toContain('\nok        client  signIn ')
  // Count only lines with a duration, because a rejected request prints a second line.
  const calls = lines.filter((line) => / ms( |$)/.test(line)).length
  expect(output).toMatch(new RegExp(`\n${calls} calls, 0 failed, 1 deviations$`))
  expect(lines[0]).toMatch(/^client {2}signIn {2}200 {2}\d+ ms$/)
  expect(exitCode).toBe(0)
  expect(JSON.parse(writtenFiles.get('a.json') ?? '')).toMatchObject({
    isComplete: true,
    counts: { calls, failed: 0, deviates: 1, hint: 0 },
  })
  expect(writtenFiles.get('a.html')).toContain('<code>name</code>: expected string, got number')
})

test('escapes the text in the HTML report', () => {
  const html = toHtml({
    isComplete: true,
    calls: [],
    skipped: [{ realm: 'admin', name: '<b>', reason: '"&\'' }],
  })
  expect(html).toContain('<li>admin &#60;b&#62;: &#34;&#38;&#39;</li>')
  expect(html).not.toMatch(/<script|<b>/)
})
