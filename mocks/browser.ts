import { setupWorker } from 'msw/browser'
import { allHandlers } from './backend'
import { settings } from './settings'

/**
 * Starts the static demo's mock backend and resolves when its worker is ready. If the browser has no service workers,
 * shows the reason on the page and throws.
 */
export async function startMockWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) {
    document.body.textContent =
      'This demo needs a service worker. Open it over https or on localhost, in a window that is not private.'
    throw new Error('This browser has no service workers here')
  }
  settings.latency = 30
  settings.print = (line) => console.warn(`mock backend: ${line}`)
  await setupWorker(...allHandlers).start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
  })
}
