import { createResponder } from '@mocks/backend'
import { personas, type PersonaName } from '@mocks/personas'
import { checkBackends, type CheckOptions } from './check-backend'
import type { Account } from './login'
import type { Report } from './record'

export const passwordSuffix = '-test'
const respond = createResponder({ passwordSuffix, latency: 0 })

export type Json = Record<string, unknown>

/**
 * A difference from the mock backend, for requests whose path ends with `path`. By default, it applies to all requests.
 */
export type Deviation = {
  path?: string
  /** Changes the request body before the mock reads it. */
  sends?: (body: Json) => Json
  /** Changes a success response's body. */
  answers?: (body: Json, sentBody: Json) => unknown
  /** Responds instead of the mock. */
  responds?: (mock: () => Promise<Response>, sentBody: Json) => Promise<Response>
}

export function account(name: PersonaName, url = 'http://localhost'): Account {
  const { email, password } = personas[name]
  return { url, email, password }
}

/** Returns a `fetch` whose backend is the mock with the deviation. */
export function fetchFrom({ path = '', sends, answers, responds }: Deviation): typeof fetch {
  return async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    const givenBody: Json = typeof init?.body === 'string' ? JSON.parse(init.body) : {}
    const isMeant = pathname.endsWith(path)
    const sentBody = isMeant && sends ? sends(givenBody) : givenBody
    const body = init?.body && JSON.stringify(sentBody)
    const mock = async () =>
      (await respond(new Request(input, { ...init, body }))) ?? Response.error()
    if (isMeant && responds) return responds(mock, sentBody)
    const response = await mock()
    if (!isMeant || !answers || !response.ok) return response
    return Response.json(answers(await response.json(), sentBody))
  }
}

type Checked = Omit<CheckOptions, 'passwordSuffix'> & {
  fetch?: typeof fetch
  signal?: AbortSignal
  progress?: (line: string) => void
}

/** Checks the mock backend, or the backend that `fetch` reaches. */
export function checkMock({
  fetch = fetchFrom({}),
  signal,
  progress = () => {},
  ...options
}: Checked): Promise<Report> {
  const hooks = { fetch, signal: signal ?? new AbortController().signal, progress }
  return checkBackends({ ...options, passwordSuffix }, hooks)
}

/** Formats each finding as `getProfile: failed: name: expected …, got …`. */
export function findingsIn({ calls }: Report): string[] {
  return calls.flatMap(({ name, findings }) =>
    findings.map(
      ({ level, field, expected, got }) =>
        `${name}: ${level}: ${field}: expected ${expected}, got ${got}`,
    ),
  )
}
