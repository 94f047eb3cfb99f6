import { EXCHANGE_SCOPE } from '@/lib/session-names'

/** Maximum duration of a token exchange in milliseconds, including the wait for other exchanges. */
const MAX_EXCHANGE = 600_000

/**
 * Unregisters this origin's service workers and deletes their caches (behavior 1.6). Keeps recent token exchange
 * workers, because the browser may stop an unregistered worker between sending a token and storing the response.
 */
export async function removeServiceWorkers(): Promise<void> {
  try {
    const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? []
    const others = registrations.filter(({ scope }) => !isOfExchange(scope))
    await unregisterAll(others)
    if (others.length > 0) await Promise.all((await caches.keys()).map((key) => caches.delete(key)))
    await unregisterAll(registrations.filter(({ scope }) => isOfExchange(scope) && !isYoung(scope)))
  } catch {
    // A browser that blocks service workers has none to remove.
  }
}

const isOfExchange = (scope: string) => scope.includes(`/${EXCHANGE_SCOPE}`)

/** Whether the exchange may still be running. The scope contains the exchange's start time. */
function isYoung(scope: string): boolean {
  const [, started = 0] = new RegExp(`/${EXCHANGE_SCOPE}(\\d+)-`).exec(scope) ?? []
  return Math.abs(Date.now() - Number(started)) <= MAX_EXCHANGE
}

async function unregisterAll(registrations: ServiceWorkerRegistration[]): Promise<void> {
  await Promise.all(registrations.map((registration) => registration.unregister()))
}
