import { setupWorker } from 'msw/browser'
import { handlers } from './backend'
import { settings } from './settings'

/** Starts the mock backend of the static demo. The page's calls wait until the worker is ready. */
export async function startMockWorker(): Promise<void> {
  settings.latency = 30
  settings.print = (line) => console.warn(`mock backend: ${line}`)
  await setupWorker(...handlers).start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
  })
}
