import { execFile, execFileSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { getResponse } from 'msw'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadServices } from '@/features/service-api/catalog/load-service'
import type { ServiceDoc } from '@/features/service-api/catalog/types'
import { allHandlers } from '@mocks/backend'
import { respondOverHttp } from '@mocks/http-bridge'
import { drawSpecimen } from '@mocks/images/specimen'
import { serviceCredentials } from '@mocks/personas'
import { sampleCode } from './plain-samples'
import { sampleLanguages, type SampleLanguage } from './sample-languages'

const services = await loadServices()
const runFile = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'samples-'))
const server = createServer(
  (incoming, outgoing) =>
    void respondOverHttp((request) => getResponse(allHandlers, request), incoming, outgoing),
)
let host = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  host = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  for (const [seed, name] of ['front_img', 'back_img', 'img', 'first_img', 'second_img'].entries())
    writeFileSync(join(folder, `${name}.jpg`), drawSpecimen('front', seed, () => false).png)
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  writeFileSync(
    join(folder, 'private_key.pem'),
    privateKey.export({ type: 'pkcs8', format: 'pem' }),
  )
  writeFileSync(join(folder, 'public_key.pem'), publicKey.export({ type: 'spki', format: 'pem' }))
})

afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

const answerSchema = v.looseObject({
  access_token: v.optional(v.string(), ''),
  transaction_id: v.optional(v.string(), ''),
  result: v.optional(v.looseObject({})),
})

/** Sends a request as the catalog describes it. */
async function post(path: string, data: object, token: string) {
  const response = await fetch(`${host}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(data),
  })
  return v.parse(answerSchema, await response.json())
}

async function newToken(): Promise<string> {
  const body = new URLSearchParams({ ...serviceCredentials, grant_type: 'password' })
  const response = await fetch(`${host}/api/o/token/`, { method: 'POST', body })
  return v.parse(answerSchema, await response.json()).access_token
}

const photo = Buffer.from(drawSpecimen('passport', 1, () => false).png).toString('base64')

/** Sends the code or photo that a sample refers to, and returns the transaction ID. */
async function earlierCall(id: string, token: string): Promise<string> {
  const { bundle_key } = serviceCredentials
  const email = id.includes('email')
  const { transaction_id } = id.startsWith('otp')
    ? await post(
        email ? '/api/v1/otp/email/send/' : '/api/v1/otp/send/',
        {
          data: {
            ...(email ? { email: 'a@example.com' } : { phone_number: '+201000000001' }),
            bundle_key,
          },
        },
        token,
      )
    : await post(
        '/api/v1.5/ocr/',
        { document_type: 'egy_passport', data: { img: photo, bundle_key } },
        token,
      )
  return transaction_id
}

/** Completes a sample as a reader would. */
async function fillPlaceholders(service: ServiceDoc, language: SampleLanguage): Promise<string> {
  const token = await newToken()
  const values: Record<string, string> = { ...serviceCredentials, host, access_token: token }
  const code = sampleCode(service, language).replaceAll(
    /\{\{(\w+)\}\}/g,
    (placeholder, name: string) => values[name] ?? placeholder,
  )
  const { transaction_id: exampleId } = v.parse(
    v.looseObject({ transaction_id: v.optional(v.string()) }),
    service.example.request['data'] ?? {},
  )
  return exampleId === undefined
    ? code
    : code.replaceAll(exampleId, await earlierCall(service.id, token))
}

const has = (program: string) => {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

describe.runIf(has('curl'))('cURL', () => {
  test.each(services)('gets a response for $id from the mock', async (service) => {
    const code = await fillPlaceholders(service, 'curl')
    const { stdout } = await runFile('sh', ['-c', code], { cwd: folder })
    const response = v.parse(answerSchema, JSON.parse(stdout))
    expect(service.id === 'token' ? response.access_token : response.result, stdout).toBeTruthy()
  })
})

/** Expected output of samples that don't print the result's fields. */
const printed: Record<string, RegExp> = { token: /^\w{20}/, 'fetch-images': /^\[ 'img' \]$/m }

/** Program that runs each given sample and prints errors in place of output. */
const inTurn = `for (const id of process.argv.slice(2)) {
  console.log('# ' + id)
  await import('./' + id + '.mjs').catch(console.log)
}`

describe('JavaScript', () => {
  const outputs = new Map<string, string>()

  // One process runs all samples because starting a process takes longer than running the samples.
  beforeAll(async () => {
    writeFileSync(join(folder, 'in-turn.mjs'), inTurn)
    for (const service of services)
      writeFileSync(
        join(folder, `${service.id}.mjs`),
        await fillPlaceholders(service, 'javascript'),
      )
    const ids = services.map(({ id }) => id)
    const { stdout } = await runFile(process.execPath, ['in-turn.mjs', ...ids], { cwd: folder })
    for (const [at, output] of stdout
      .split(/^# .*\n/m)
      .slice(1)
      .entries())
      outputs.set(ids[at] ?? '', output)
  })

  test.each(services)('prints the result of $id from the mock', (service) => {
    const [field] = Object.keys(service.example.response['result'] ?? {})
    expect(outputs.get(service.id)).toMatch(printed[service.id] ?? new RegExp(`\\b${field}:`))
  })

  test("prints an error's code and message, and exits with a nonzero status", async () => {
    const [, nid] = services
    if (!nid) throw new Error('There is no second service')
    const file = join(folder, 'error.mjs')
    writeFileSync(
      file,
      (await fillPlaceholders(nid, 'javascript')).replace('demo-bundle-key', 'other'),
    )
    const execution = runFile(process.execPath, [file], { cwd: folder })
    await expect(execution).rejects.toThrow('401: The bundle key is incorrect')
  })
})

test.runIf(has('python3'))('compiles the Python samples', async () => {
  const files = services.map((service) => {
    const file = join(folder, `${service.id.replaceAll('-', '_')}.py`)
    writeFileSync(file, sampleCode(service, 'python'))
    return file
  })
  // A missing locale would cause a warning.
  const env = { ...process.env, LC_ALL: 'C' }
  const { stderr } = await runFile('python3', ['-m', 'py_compile', ...files], { env })
  expect(stderr).toBe('')
})

describe.each(sampleLanguages)('%s', (language) => {
  test.each(services)('writes a complete sample with balanced brackets for $id', (service) => {
    const code = sampleCode(service, language)
    expect(findUnclosed(code)).toBe('')
    expect(code).toContain(service.path)
    expect(code).not.toContain('undefined')
    expect(code).not.toContain('[object')
    // The sample would send an unfilled placeholder literally.
    const placeholders = Array.from(code.matchAll(/\{\{(\w+)\}\}/g), ([, name]) => name)
    const filled = ['host', 'access_token', ...Object.keys(serviceCredentials)]
    expect(placeholders.filter((name) => !filled.includes(name ?? ''))).toEqual([])
  })
})

/** Returns the unclosed brackets, or a message about the first mismatched bracket or unclosed quote. */
function findUnclosed(code: string): string {
  const pairs: Record<string, string> = { ')': '(', ']': '[', '}': '{' }
  const open: string[] = []
  // Removes comments and strings because they may contain brackets. A heredoc stays because its text is JSON.
  const bare = code
    .replaceAll(/^\s*(#|\/\/).*$/gm, '')
    .replaceAll(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g, '')
  for (const character of bare) {
    if ('([{'.includes(character)) open.push(character)
    const opening = pairs[character]
    if (opening !== undefined && open.pop() !== opening)
      return `${character} closes another bracket`
    if (`"'\``.includes(character)) return `${character} is not closed`
  }
  return open.join('')
}
