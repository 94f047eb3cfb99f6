import { i18n } from '@lingui/core'
import * as v from 'valibot'
import { ApiError } from '@/api/api-error'
import { aborted } from '@/auth/refresh/lock'
import type { ExchangeOnce, ExchangeRequest, ExchangeResult } from '@/auth/refresh/exchange-once'
import { resultSchema } from './exchange-messages'

/** Milliseconds for the worker to start. On a busy computer it is slow; one that never does is missing. */
const START_LIMIT = 20_000

/**
 * Exchanges tokens in a SharedWorker, which outlives the page; in the page where there is none, where it does not
 * start, and in the static demo, whose backend is in the page. Once the worker runs, the page never sends the token.
 */
export function exchangeInWorker(inPage: ExchangeOnce): ExchangeOnce {
  let isLeaving = false
  globalThis.addEventListener?.('pagehide', () => (isLeaving = true))
  globalThis.addEventListener?.('pageshow', () => (isLeaving = false))
  const leaving = () => new DOMException('The page is being left', 'AbortError')

  return async ({ sid, gen, realm, refreshToken }, signal) => {
    const request = { sid, gen, realm, refreshToken }
    if (isLeaving) throw leaving()
    const port = await startWorker(signal)
    if (isLeaving) throw leaving()
    if (port) return ask(port, request, signal)
    const result = await inPage(request, signal)
    // The browser aborts the requests of a page that is being left.
    return isLeaving && result.type === 'failed' ? { ...result, error: leaving() } : result
  }
}

/** The port of the running worker; undefined without one. */
async function startWorker(signal: AbortSignal): Promise<MessagePort | undefined> {
  if (import.meta.env.MODE === 'demo' || !('SharedWorker' in globalThis)) return undefined
  const started = Promise.withResolvers<MessagePort | undefined>()
  const timer = setTimeout(() => started.resolve(undefined), START_LIMIT)
  try {
    const worker = new SharedWorker(new URL('./exchange-worker.ts', import.meta.url), {
      type: 'module',
      name: 'refresh',
      extendedLifetime: true,
    })
    // An old tab after a deployment: the worker's file is gone.
    worker.addEventListener('error', () => started.resolve(undefined))
    worker.port.addEventListener('message', () => started.resolve(worker.port), { once: true })
    worker.port.start()
    return await Promise.race([started.promise, aborted(signal)])
  } catch (error) {
    if (signal.aborted) throw error
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

async function ask(
  port: MessagePort,
  request: ExchangeRequest,
  signal: AbortSignal,
): Promise<ExchangeResult> {
  const answer = Promise.withResolvers<unknown>()
  port.addEventListener('message', ({ data }: MessageEvent<unknown>) => answer.resolve(data))
  port.postMessage({ ...request, lang: i18n.locale })
  try {
    const result = v.parse(resultSchema, await Promise.race([answer.promise, aborted(signal)]))
    if (result.type !== 'failed') return result
    const { kind, message, status } = result
    return { type: 'failed', error: new ApiError(kind, message, { status }) }
  } finally {
    port.close()
  }
}
