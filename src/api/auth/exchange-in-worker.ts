import * as v from 'valibot'
import {
  exchangeResultSchema,
  type Exchange,
  type ExchangeResult,
  type Known,
} from '@/auth/refresh/exchange'
import { rejectOnAbort } from '@/auth/refresh/lock'
import { backendLocale } from '@/backend/backend-locale'
import { EXCHANGE_SCOPE } from '@/lib/session-names'
import { newId } from '@/lib/new-id'
import workerUrl from './exchange-worker.ts?worker&url'

/**
 * Time limit for the worker's start, in milliseconds. Starting is slow on a busy computer; a worker that never starts
 * counts as missing.
 */
const START_LIMIT = 10_000

type Worker = { port: MessagePort; registration: ServiceWorkerRegistration }

/**
 * Exchanges tokens in a service worker, because the worker outlives its page in every engine. The page exchanges them
 * itself if the worker is unavailable, does not start or has no database.
 */
export function exchangeInWorker(inPage: Exchange): Exchange {
  // Each exchange has its own controller. A signal that outlives the exchanges would keep all their listeners.
  const running = new Set<AbortController>()
  let isLeft = false
  const leaving = () => new DOMException('The page is being left', 'AbortError')
  globalThis.addEventListener?.('pagehide', () => {
    isLeft = true
    for (const exchange of running) exchange.abort(leaving())
  })
  globalThis.addEventListener?.('pageshow', () => {
    isLeft = false
  })

  return async (known, deadline) => {
    const exchange = new AbortController()
    running.add(exchange)
    try {
      // A page in the back-forward cache must not block other pages. It reads the row again when it is restored.
      if (isLeft) throw leaving()
      const signal = AbortSignal.any([deadline, exchange.signal])
      signal.throwIfAborted()
      const worker = await startWorker(signal)
      const answer = worker && (await ask(worker, known, signal))
      if (answer) return answer
      const result = await inPage(known, deadline)
      // A failure after the user left the page counts as an abort, because the browser aborts the page's requests.
      if (result.type === 'failed') exchange.signal.throwIfAborted()
      return result
    } finally {
      running.delete(exchange)
    }
  }
}

/** Starts the worker. Returns undefined if no worker is available. */
async function startWorker(signal: AbortSignal): Promise<Worker | undefined> {
  const container = globalThis.navigator?.serviceWorker
  if (import.meta.env.MODE === 'demo' || !container) return undefined
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), START_LIMIT)
  const inTime = AbortSignal.any([signal, limit.signal])
  try {
    // Built file names differ between versions, so a new version never replaces a running worker.
    const url = new URL(workerUrl, location.href)
    // Each exchange has its own scope, because the first page to finish would unregister a shared worker. The scope's
    // timestamp shows service-workers.ts whether the exchange may still be running.
    const scope = new URL(`${EXCHANGE_SCOPE}${Date.now()}-${newId()}/`, url).pathname
    const options = { scope, type: workerType }
    const registration = await Promise.race([
      container.register(url, options),
      rejectOnAbort(inTime),
    ])
    const worker = registration.installing ?? registration.waiting ?? registration.active
    if (!worker) return undefined
    await Promise.race([whenActive(worker), rejectOnAbort(inTime)])
    const { port1, port2 } = new MessageChannel()
    const ready = new Promise((resolve) => {
      port1.addEventListener('message', resolve, { once: true })
    })
    port1.start()
    worker.postMessage(null, [port2])
    await Promise.race([ready, rejectOnAbort(inTime)])
    return { port: port1, registration }
  } catch (error) {
    // Possible causes: an old tab whose worker file a deployment removed, a browser that rejects workers, or a slow
    // start.
    if (signal.aborted) throw error
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

/** The development server serves modules. In a build, the worker is one classic script that every engine supports. */
const workerType: WorkerType = import.meta.env.DEV ? 'module' : 'classic'

async function whenActive(worker: ServiceWorker): Promise<void> {
  const active = Promise.withResolvers<void>()
  const check = () => {
    if (worker.state === 'activated') active.resolve()
    if (worker.state === 'redundant') active.reject(new Error('The worker did not start'))
  }
  worker.addEventListener('statechange', check)
  check()
  await active.promise
}

/** Sends the exchange to the worker. Resolves to undefined if the worker has no database and so has sent nothing. */
async function ask(
  { port, registration }: Worker,
  known: Known,
  signal: AbortSignal,
): Promise<ExchangeResult | undefined> {
  const answer = Promise.withResolvers<unknown>()
  port.addEventListener('message', ({ data }: MessageEvent<unknown>) => answer.resolve(data))
  port.postMessage({ ...known, lang: backendLocale() })
  try {
    const message = await Promise.race([answer.promise, rejectOnAbort(signal)])
    const result = v.parse(v.nullable(exchangeResultSchema), message)
    // Unregister the worker after each exchange. If that fails, the next start of the portal unregisters the worker.
    await registration.unregister().catch(() => {})
    return result ?? undefined
  } finally {
    port.close()
  }
}
