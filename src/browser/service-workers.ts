import { EXCHANGE_SCOPE } from '@/lib/session-names'

/** Milliseconds that the token exchange of an earlier page may keep its worker registered. */
const MAX_WAIT = 5_000

/**
 * Unregisters every service worker of this origin and deletes its caches (behavior 1.6). The worker of the token
 * exchange, which has no cache, stays registered until `untilExchanged` resolves, for 5 s at most.
 */
export async function removeServiceWorkers(
  waitForExchange: (signal: AbortSignal) => Promise<unknown>,
): Promise<void> {
  try {
    const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? []
    const exchangeWorkers = registrations.filter(({ scope }) =>
      scope.includes(`/${EXCHANGE_SCOPE}`),
    )
    const others = registrations.filter((registration) => !exchangeWorkers.includes(registration))
    await unregisterAll(others)
    if (others.length > 0) await Promise.all((await caches.keys()).map((key) => caches.delete(key)))
    if (exchangeWorkers.length > 0) {
      await waitForExchange(AbortSignal.timeout(MAX_WAIT)).catch(() => {})
      await unregisterAll(exchangeWorkers)
    }
  } catch {
    // A browser that blocks service workers has none to remove.
  }
}

async function unregisterAll(registrations: ServiceWorkerRegistration[]): Promise<void> {
  await Promise.all(registrations.map((registration) => registration.unregister()))
}
