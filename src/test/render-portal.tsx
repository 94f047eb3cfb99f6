import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider, createMemoryHistory } from '@tanstack/react-router'
import { act, cleanup, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { IDBFactory } from 'fake-indexeddb'
import type { DetachedWindowAPI } from 'happy-dom'
import { onTestFinished, vi } from 'vitest'
import { createResponder } from '@mocks/backend'
import { database, resetDatabase, type LogEntry } from '@mocks/db'
import type { Fault } from '@mocks/faults'
import { personas, type PersonaName } from '@mocks/personas'
import { settings } from '@mocks/settings'
import { login } from '@/api/auth/login'
import { authSession } from '@/api/core/auth-session-instance'
import { createQueryClient } from '@/api/core/query-client'
import { clearPrivateTexts } from '@/lib/private-text'
import { clearLinkToken, takeLinkToken } from '@/browser/link-token'
import { trackAuthSession } from '@/track-auth-session'
import { createAppRouter } from '@/router'

const respond = createResponder({ ...settings, latency: 0 })
/** Database for the logins. Without a database, each refresh would hold the lock for seconds. */
const indexedDB = new IDBFactory()

let leavePage = () => {}
/** Aborts a page's requests when the test leaves the page. */
let pageLeft = new AbortController()

/**
 * Renders the portal at a path over the mock backend, signed in as a persona, or signed out for `null`. A second call
 * simulates the next page load in the same browser.
 */
export async function renderPortal(
  name: PersonaName | null,
  path: string,
  ...firstFaults: Fault[]
) {
  leavePage()
  onTestFinished(() => {
    leavePage()
    resetDatabase()
    notifications.clean()
  })
  vi.stubGlobal('fetch', fetchFromMock)
  vi.stubGlobal('indexedDB', indexedDB)
  onTestFinished(() => void vi.unstubAllGlobals())
  // Syncs the shared auth session with the storage, like a new page. Otherwise, the session would report that the
  // previous test's login was replaced.
  authSession.reconcile()
  clearPrivateTexts()
  if (name) await login(personas[name].realm, personas[name])
  database().log.length = 0
  database().faults = firstFaults

  const queryClient = createQueryClient()
  onTestFinished(() => queryClient.clear())
  const history = createMemoryHistory({ initialEntries: [withoutLinkToken(path)] })
  const router = createAppRouter({ queryClient, auth: authSession, history })
  // In a browser, the next page would appear here. The test keeps the same page, so show it again.
  const load = () => void (document.documentElement.style.display = '')
  const stopFollowing = trackAuthSession({ router, queryClient, auth: authSession, load })
  leavePage = () => {
    cleanup()
    stopFollowing()
    // Loader queries have no observer, so nothing else cancels them.
    void queryClient.cancelQueries()
    pageLeft.abort()
    pageLeft = new AbortController()
    // Stops a pending navigation, because it would take the focus from the next page or render a page that no longer
    // exists.
    router.subscribers.clear()
    router.startTransition = async () => false
  }
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nProvider>,
  )
  return {
    user: userEvent.setup(),
    router,
    /** Opens another URL without reloading the page. */
    open: (href: string) => act(async () => router.history.push(href)),
    path: () => history.location.pathname,
    search: () => new URLSearchParams(history.location.search),
    faults: (...list: Fault[]) => void (database().faults = list),
    /** Returns all requests so far whose path contains `part`. */
    calls: (part = ''): LogEntry[] => database().log.filter((entry) => entry.path.includes(part)),
  }
}

declare global {
  interface Window {
    happyDOM: DetachedWindowAPI
  }
}

/**
 * Sets the width in pixels that media queries see in this test. The default is a tablet's width, without the side menu.
 */
export function setWindowWidth(width: number) {
  const before = window.innerWidth
  window.happyDOM.setViewport({ width })
  onTestFinished(() => window.happyDOM.setViewport({ width: before }))
}

/** Simulates a lost or restored network. While the network is lost, every request fails. */
export function setOnline(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
}

/**
 * Removes a link's token before the router reads the URL, like app.tsx. The router's history must never contain the
 * token.
 */
function withoutLinkToken(path: string): string {
  clearLinkToken()
  window.history.replaceState(null, '', path)
  takeLinkToken(window.location, window.history)
  const { pathname, search, hash } = window.location
  return pathname + search + hash
}

async function fetchFromMock(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  if (!navigator.onLine) throw new TypeError('Failed to fetch')
  const request = new Request(input, init)
  const rejectAfterAbort = (signal: AbortSignal, error?: Error) =>
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(error ?? signal.reason))
    })
  const response = await Promise.race([
    respond(request),
    rejectAfterAbort(request.signal),
    rejectAfterAbort(pageLeft.signal, new TypeError('Failed to fetch')),
  ])
  if (!response || response.type === 'error') throw new TypeError('Failed to fetch')
  return changeResponse ? changeResponse(request, response) : response
}

let changeResponse: ((request: Request, response: Response) => Promise<Response>) | undefined

/** Changes the mock backend's responses in this test. */
export function changeResponses(change: typeof changeResponse) {
  changeResponse = change
  onTestFinished(() => void (changeResponse = undefined))
}
