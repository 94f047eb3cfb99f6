import * as v from 'valibot'
import { createExchange, knownSchema } from '@/auth/refresh/exchange'
import { createSessionLock } from '@/auth/refresh/lock'
import { createLogins } from '@/auth/refresh/logins'
import { createSendRefresh } from './send-refresh'

// Service worker that exchanges a refresh token, because it outlives its page on a reload, navigation or close. It
// intercepts no requests and has no cache.

/** Service worker APIs that TypeScript's DOM types lack. */
declare function skipWaiting(): Promise<void>
type ExtendableMessage = MessageEvent & { waitUntil: (work: Promise<unknown>) => void }

/** The page's request: the tokens and the portal's language. */
const requestSchema = v.object({ ...knownSchema.entries, lang: v.string() })

/** ID of the row that is written to check whether the database is writable. */
const CHECK = 'write-check'

/** Time limit for the page's request, in milliseconds, because the page may close before it sends the request. */
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
  // The worker is running. From now on, only the worker sends the token.
  port.postMessage('ready')
  const parsedRequest = v.safeParse(requestSchema, await request)
  if (!parsedRequest.success) return
  const { lang, ...known } = parsedRequest.output
  const exchange = createExchange({ lock, logins, send: createSendRefresh(() => lang) })
  // If the database isn't writable, the page does the exchange, because only the page can write to local storage.
  const checked = logins.update(CHECK, () => ({ gen: 0, ended: known.now }))
  const isWritable = await checked.then(Boolean, () => false)
  // The requesting page must not cancel the exchange for the other pages.
  port.postMessage(isWritable ? await exchange(known, new AbortController().signal) : null)
}
