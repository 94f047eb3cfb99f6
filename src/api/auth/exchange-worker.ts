import * as v from 'valibot'
import { realClock } from '@/auth/refresh/clock'
import { createExchangeOnce } from '@/auth/refresh/exchange-once'
import { exchangeLock } from '@/auth/refresh/lock'
import { createDatabase } from '@/auth/refresh/key-value-store'
import { createRefreshRegistry, registryRowSchema } from '@/auth/refresh/refresh-registry'
import { createExchange } from './exchange'
import { READY, requestSchema, toMessage } from './exchange-messages'

// The service worker that exchanges refresh tokens. It intercepts no requests and has no cache: it exists because it
// outlives its page while that is reloaded, left or closed, for as long as `waitUntil` allows.

/** The parts of a service worker that TypeScript's DOM types lack. */
declare function skipWaiting(): Promise<void>
type ExtendableMessage = MessageEvent & { waitUntil: (work: Promise<unknown>) => void }

/** Milliseconds for the page to send its request. The page may be gone by then. */
const REQUEST_LIMIT = 10_000

const database = createDatabase(() => globalThis.indexedDB)
const registry = createRefreshRegistry(database.store('ledger', registryRowSchema), realClock)
let lang = 'en'
const exchangeOnce = createExchangeOnce(
  registry,
  createExchange(() => lang),
  exchangeLock,
  { marksPending: true },
)

addEventListener('install', () => void skipWaiting())

addEventListener('message', (event) => {
  const [port] = event.ports
  if (port && isExtendable(event)) event.waitUntil(serve(port))
})

function isExtendable(event: MessageEvent): event is ExtendableMessage {
  return 'waitUntil' in event
}

async function serve(port: MessagePort): Promise<void> {
  const request = new Promise((resolve) => {
    port.addEventListener('message', ({ data }) => resolve(data), { once: true })
    setTimeout(resolve, REQUEST_LIMIT)
  })
  port.start()
  port.postMessage(READY)
  const parsedRequest = v.safeParse(requestSchema, await request)
  if (!parsedRequest.success) return
  lang = parsedRequest.output.lang
  // One page must not cancel it for the others.
  const result = await exchangeOnce(parsedRequest.output, new AbortController().signal)
  port.postMessage(toMessage(result))
}
