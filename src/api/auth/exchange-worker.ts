import * as v from 'valibot'
import { ApiError } from '@/api/api-error'
import { realClock } from '@/auth/refresh/clock'
import { createExchangeOnce, type ExchangeResult } from '@/auth/refresh/exchange-once'
import { exchangeLock } from '@/auth/refresh/lock'
import { createDatabase } from '@/auth/refresh/key-value-store'
import { createRefreshRegistry, registryRowSchema } from '@/auth/refresh/refresh-registry'
import { createExchange } from './exchange'
import { READY, requestSchema, type WorkerResult } from './exchange-messages'

// The SharedWorker that exchanges refresh tokens. It lives on while its page is reloaded, left or closed.

const database = createDatabase(() => globalThis.indexedDB)
const registry = createRefreshRegistry(database.store('ledger', registryRowSchema), realClock)
let lang = 'en'
const exchangeOnce = createExchangeOnce(
  registry,
  createExchange(() => lang),
  exchangeLock,
)

addEventListener('connect', (event) => {
  const port = event instanceof MessageEvent ? event.ports[0] : undefined
  if (!port) return
  port.addEventListener('message', async ({ data }: MessageEvent<unknown>) => {
    const request = v.parse(requestSchema, data)
    lang = request.lang
    // No page can cancel it for the others.
    const result = await exchangeOnce(request, new AbortController().signal)
    port.postMessage(toMessage(result))
  })
  port.start()
  port.postMessage(READY)
})

/** Errors lose their class on the way to the page. */
function toMessage(result: ExchangeResult): WorkerResult {
  if (result.type !== 'failed') return result
  const { error } = result
  const { kind, message, status } =
    error instanceof ApiError ? error : new ApiError('no-response', 'The refresh got no response')
  return { type: 'failed', kind, message, status }
}
