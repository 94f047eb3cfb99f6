import * as v from 'valibot'
import { createExchange, knownSchema } from '@/auth/refresh/exchange'
import { createSessionLock } from '@/auth/refresh/lock'
import { createLogins } from '@/auth/refresh/logins'
import { createSendRefresh } from './send-refresh'

// The service worker that exchanges a refresh token. It intercepts no requests and has no cache: it exists because it
// outlives its page while that is reloaded, left or closed, for as long as `waitUntil` allows.

/** The parts of a service worker that TypeScript's DOM types lack. */
declare function skipWaiting(): Promise<void>
type ExtendableMessage = MessageEvent & { waitUntil: (work: Promise<unknown>) => void }

/** The page's request: the tokens, and the language of the portal. */
const requestSchema = v.object({ ...knownSchema.entries, lang: v.string() })

/** A row that only shows whether the database can be written. */
const CHECK = 'write-check'

/** Milliseconds for the page to send its request. The page may be gone by then. */
const REQUEST_LIMIT = 10_000

const lock = createSessionLock()
const logins = createLogins(() => globalThis.indexedDB)

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
  // It is running, and from now on only the worker sends the token.
  port.postMessage('ready')
  const parsedRequest = v.safeParse(requestSchema, await request)
  if (!parsedRequest.success) return
  const { lang, ...known } = parsedRequest.output
  const exchange = createExchange({ lock, logins, send: createSendRefresh(() => lang) })
  // If the database can't keep the pair, only local storage can, which a worker lacks: the page does it then.
  const checked = logins.update(CHECK, () => ({ gen: 0, ended: known.now }))
  const isWritable = await checked.then(Boolean, () => false)
  // The page that asked must not cancel it for the others.
  port.postMessage(isWritable ? await exchange(known, new AbortController().signal) : null)
}
