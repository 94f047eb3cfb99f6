import type { MessageDescriptor } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { MatchRoutes } from '@/auth/guards'
import type { PrivateSearch } from '@/features/record-list/private-search'
import type { AuthSession } from '@/auth/session/auth-session'
import { firstScreenRendered } from '@/browser/first-screen'
import { orderDays } from '@/lib/search-schema'
import { DefaultPending } from './routes/-components/default-pending'
import { DefaultError } from './routes/-components/default-error'
import { DefaultNotFound } from './routes/-components/default-not-found'
import { routeTree } from './routeTree.gen'

type MatchedRoutes = ReturnType<MatchRoutes>

/** The type of `fullPath` is left open, because TypeScript resolves the router's type differently in each file order. */
type RouterWithMatches = { state: { matches: readonly { fullPath: unknown }[] } }

/** Returns the URL pattern of the current screen, such as `/admin/clients/$clientId`. */
export function routePattern({ state }: RouterWithMatches): string {
  const pattern = state.matches.at(-1)?.fullPath
  return (typeof pattern === 'string' && pattern.replace(/\/$/, '')) || '/'
}

type RouterOptions = {
  queryClient: QueryClient
  auth: AuthSession
  history?: RouterHistory
  /** Set by prerender.tsx, because the router can't detect `isServer` and `origin` without a window. */
  isServer?: boolean
  origin?: string
}

export function createAppRouter({ queryClient, auth, ...options }: RouterOptions) {
  const router = createRouter({
    routeTree,
    // Guards use `matchRoutes` to find the routes for a path.
    context: {
      queryClient,
      auth,
      matchRoutes: (path: string): MatchedRoutes => router.getMatchedRoutes(path),
    },
    ...options,
    // Uses flat strings instead of JSON, because a hand-edited URL contains only strings and the search schemas expect
    // strings.
    parseSearch: (search) => orderDays(Object.fromEntries(new URLSearchParams(search))),
    stringifySearch: (search) => {
      const params = Object.entries(search).flatMap(([key, value]) =>
        value === undefined || value === null ? [] : [[key, String(value)]],
      )
      return params.length === 0 ? '' : `?${new URLSearchParams(params).toString()}`
    },
    defaultPreload: 'intent',
    // The query cache decides when data is refetched.
    defaultPreloadStaleTime: 0,
    // The progress line appears first, after 150 ms. Only a long wait justifies a skeleton's separate layout.
    defaultPendingMs: 400,
    defaultPendingMinMs: 0,
    defaultPendingComponent: DefaultPending,
    defaultErrorComponent: DefaultError,
    defaultNotFoundComponent: DefaultNotFound,
  })
  // Before `RouterProvider` does the same, because it would miss a navigation that happens before its first render.
  router.history.subscribe(router.load)
  const stopWaiting = router.subscribe('onRendered', () => {
    stopWaiting()
    // A prerendered screen hydrates later, and its form or text calls `firstScreenRendered` (use-form.ts,
    // error-screen.tsx).
    if (!document.documentElement.dataset['screen']) whenIdle(queryClient, firstScreenRendered)
  })
  return router
}

/** Calls `callback` once no query is fetching, because a list first renders without its rows. */
function whenIdle(queryClient: QueryClient, callback: () => void): void {
  if (queryClient.isFetching() === 0) return callback()
  const stop = queryClient.getQueryCache().subscribe(() => {
    if (queryClient.isFetching() > 0) return
    stop()
    callback()
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
  interface StaticDataRouteOption {
    /** The screen's name in the document title, the breadcrumb and the heading of the screen's error. */
    title?: MessageDescriptor
  }
  interface HistoryState {
    /** Reason for showing the login page. */
    notice?: 'ended' | 'reset'
    /** The key of the email typed on the previous screen, to prefill the email field (private-text.ts). */
    emailKey?: string
    /** The data of the person that prefills the form (private-search.ts). */
    person?: PrivateSearch
    /** Whether an unknown URL redirected here. */
    unknownAddress?: true
    /** The list's private search text (private-search.ts). */
    search?: PrivateSearch
    /** Whether the screen opened as an overlay of the previous screen. If so, closing the overlay navigates back. */
    openedAsOverlay?: true
  }
}
