import { i18n } from '@lingui/core'
import { createMemoryHistory } from '@tanstack/react-router'
import { renderToReadableStream } from 'react-dom/server'
import { createQueryClient } from '@/api/core/query-client'
import { authSession } from '@/api/core/auth-session-instance'
import { firstScreenRendered } from '@/browser/first-screen'
import { activateEnglish } from '@/i18n/i18n'
import { documentTitle } from '@/lib/config'
import { Portal } from './portal'
import { createAppRouter } from './router'

/**
 * Renders a path's screen as a first-time visitor sees it: signed out and in English. Runs in the build
 * (tools/vite/prerender.ts).
 */
export async function renderScreen(path: string): Promise<{ html: string; title: string }> {
  activateEnglish()
  // Also renders the parts that wait for the first screen.
  firstScreenRendered()
  const queryClient = createQueryClient()
  const history = createMemoryHistory({ initialEntries: [path] })
  // Renders as in a browser, because the router's server mode omits boundaries that hydration expects.
  const options = { history, isServer: false, origin: 'http://localhost' }
  const router = createAppRouter({ queryClient, auth: authSession, ...options })
  await router.load()
  const { matches } = router.state
  if (matches.some(({ status }) => status !== 'success') || history.location.pathname !== path)
    throw new Error(`${path} cannot be prerendered`)
  const errors: unknown[] = []
  const portal = <Portal router={router} queryClient={queryClient} />
  const stream = await renderToReadableStream(portal, {
    // React would otherwise use inline scripts to move large parts into place.
    progressiveChunkSize: Infinity,
    onError: (error) => void errors.push(error),
  })
  await stream.allReady
  const html = await new Response(stream).text()
  if (errors.length > 0) throw errors[0]
  const title = matches.at(-1)?.staticData.title
  return { html, title: documentTitle(title && i18n._(title)) }
}
