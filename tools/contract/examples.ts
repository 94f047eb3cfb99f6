import type { RealmName } from '@/lib/realm'
import { callMock, signIn } from '@mocks/test-client'
import { exampleRequests, type ExampleRequest } from './example-requests'
import type { Operation } from './operation'
import { findOperation, operations } from './operations'

export type Example = { body?: unknown; answer?: unknown }
/** Examples, keyed by realm and operation ID. */
export type Examples = Record<RealmName, Record<string, Example>>

type OnAnswer = (operation: Operation, answer: unknown) => void
/** Sends a request, with a bearer token if given. */
export type SendExample = (
  operation: Operation,
  request: ExampleRequest,
  token: string | undefined,
) => Promise<Response>

/**
 * Sends an example request for each operation and returns the requests and responses. Throws if the mock rejects a
 * request.
 */
export async function recordExamples(
  onAnswer?: OnAnswer,
  send: SendExample = sendToMock,
): Promise<Examples> {
  return {
    client: await recordRealm('client', onAnswer, send),
    admin: await recordRealm('admin', onAnswer, send),
  }
}

async function recordRealm(
  realm: RealmName,
  onAnswer: OnAnswer | undefined,
  send: SendExample,
): Promise<Record<string, Example>> {
  const knownValues = new Map<string, unknown>()
  const examples: Record<string, Example> = {}
  for (const [id, request] of Object.entries(exampleRequests[realm])) {
    examples[id] = await recordOne(findOperation(realm, id), await request(knownValues))
  }
  const operationsWithoutExample = operations.filter(
    (each) => each.realm === realm && !examples[each.id],
  )
  if (operationsWithoutExample.length > 0)
    throw new Error(
      `Without an example (${realm}): ${operationsWithoutExample.map(({ id }) => id).join(', ')}`,
    )
  return examples

  async function recordOne(operation: Operation, exampleRequest: ExampleRequest): Promise<Example> {
    const { persona = realm === 'client' ? 'client' : 'admin', body } = exampleRequest
    const token = operation.isPublic ? undefined : (await signIn(persona)).token
    const response = await send(operation, exampleRequest, token)
    if (!response.ok)
      throw new Error(`${realm} ${operation.id}: ${response.status} ${await response.text()}`)
    const isJson = response.headers.get('content-type')?.includes('json')
    const answer: unknown = isJson ? await response.json() : undefined
    knownValues.set(operation.id, answer)
    onAnswer?.(operation, answer)
    return {
      ...(body !== undefined && !(body instanceof FormData) && { body: short(body) }),
      ...(answer !== undefined && { answer: short(answer) }),
    }
  }
}

function sendToMock(
  { realm, method, path, hasLang }: Operation,
  { params = {}, query, body }: ExampleRequest,
  token: string | undefined,
): Promise<Response> {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')
  const search = query ? `?${new URLSearchParams(query).toString()}` : ''
  const options = { realm, token, body, method: method.toUpperCase(), lang: hasLang ? 'en' : null }
  return callMock(filled + search, options)
}

const MAX_ITEMS = 2
const MAX_TEXT = 120

/**
 * Shortens an example for the documents: keeps two items of each list and the start of each long text, and replaces
 * tokens.
 */
function short(value: unknown, name = ''): unknown {
  if (name.endsWith('token')) return 'opaque-token'
  if (typeof value === 'string')
    return value.length > MAX_TEXT ? `${value.slice(0, MAX_TEXT / 2)}…` : value
  if (Array.isArray(value)) return value.slice(0, MAX_ITEMS).map((item) => short(item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, short(item, key)]))
}
