/** Unregisters every service worker of this origin and deletes its caches (behaviour 1.6). */
export async function removeServiceWorkers(): Promise<void> {
  try {
    const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? []
    if (registrations.length === 0) return
    await Promise.all(registrations.map((registration) => registration.unregister()))
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
  } catch {
    // A browser that blocks service workers has none to remove.
  }
}
