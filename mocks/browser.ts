import { setupWorker } from 'msw/browser'
import { handlers } from './handlers/handlers'
import { settings } from './settings'

/** Starts the mock backend of the static demo; the page's calls wait until it stands. */
export async function startMockWorker(): Promise<void> {
  settings.latency = 30
  settings.say = (line) => console.warn(`mock backend: ${line}`)
  await setupWorker(...handlers).start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
  })
}
