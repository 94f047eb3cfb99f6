import { realms, type RealmName } from '@/auth/realm'

/** A JSON answer of a backend. */
export type JsonAnswer = {
  realm: RealmName
  method: string
  /** After the prefix of the backend. */
  path: string
  json: unknown
}

/** Bytes. What is larger is not worth the memory of a copy. */
const MAX_SIZE = 5_000_000

/**
 * A fetch that passes each answer on as it came. Of a JSON answer of a backend it reads a copy, and hands that to
 * `inspect` when the page is idle. It leaves files, errors and large answers alone.
 */
export function observeFetch(
  original: typeof fetch,
  inspect: (answer: JsonAnswer) => void,
): typeof fetch {
  return async (input, init) => {
    const response = await original(input, init)
    const call = callOf(input, init)
    if (call && isSmallJson(response))
      void readJson(response.clone()).then(
        (copy) => copy && whenIdle(() => inspect({ ...call, json: copy.json })),
      )
    return response
  }
}

type FetchArguments = Parameters<typeof fetch>

function callOf(input: FetchArguments[0], init: FetchArguments[1]) {
  const [address, ownMethod] = input instanceof Request ? [input.url, input.method] : [input, 'GET']
  const url = URL.parse(address, location.href)
  if (url?.origin !== location.origin) return undefined
  const realm = Object.values(realms).find(({ backend }) => url.pathname.startsWith(`/${backend}/`))
  if (!realm) return undefined
  return {
    realm: realm.name,
    method: init?.method ?? ownMethod,
    path: url.pathname.slice(`/${realm.backend}/`.length),
  }
}

function isSmallJson({ ok, body, headers }: Response): boolean {
  if (!ok || !body || Number(headers.get('content-length') ?? 0) > MAX_SIZE) return false
  return /^application\/(?:[\w.-]+\+)?json\b/i.test(headers.get('content-type') ?? '')
}

/** Undefined for a call that was aborted, and for what is too large or no JSON after all. */
async function readJson({ body }: Response): Promise<{ json: unknown } | undefined> {
  try {
    const text = body && (await readText(body))
    return text ? { json: JSON.parse(text) } : undefined
  } catch {
    return undefined
  }
}

/** A compressed answer does not say how large it is, so the bytes are counted. */
async function readText(body: ReadableStream<Uint8Array>): Promise<string | undefined> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length
    if (size > MAX_SIZE) {
      // It resolves only when the portal has finished with its own copy.
      void reader.cancel().catch(() => {})
      return undefined
    }
    text += decoder.decode(part.value, { stream: true })
  }
  return text + decoder.decode()
}

function whenIdle(run: () => void): void {
  // Safari does not have it.
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 1000 })
  else setTimeout(run)
}
