import type { MessageDescriptor } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { AuthSession } from '@/auth/session/auth-session'
import { DefaultPending } from './routes/-components/default-pending'
import { DefaultError } from './routes/-components/default-error'
import { DefaultNotFound } from './routes/-components/default-not-found'
import { focusHeading } from '@/ui/display/heading-focus'
import { routeTree } from './routeTree.gen'

export type RouterContext = { queryClient: QueryClient; auth: AuthSession }

type Parts = RouterContext & { history?: RouterHistory }

export function createAppRouter({ history, ...context }: Parts) {
  const router = createRouter({
    routeTree,
    context,
    ...(history ? { history } : {}),
    // Flat texts: a hand-edited address can hold nothing but strings, which the search schemas read.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const texts = Object.entries(search).flatMap(([key, value]) =>
        value === undefined || value === null ? [] : [[key, String(value)]],
      )
      return texts.length === 0 ? '' : `?${new URLSearchParams(texts).toString()}`
    },
    defaultPreload: 'intent',
    // The query cache decides what is fresh.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    defaultPendingComponent: DefaultPending,
    defaultErrorComponent: DefaultError,
    defaultNotFoundComponent: DefaultNotFound,
  })

  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) focusHeading()
  })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
  interface StaticDataRouteOption {
    /** Names the screen: document title, breadcrumb, heading of its error. */
    title?: MessageDescriptor
  }
  interface HistoryState {
    /** Why the login page is shown. */
    notice?: 'ended' | 'reset'
    /** Typed on the screen before: the field of this one starts with it. */
    email?: string
    /** A search text that may be personal: it never enters the address. */
    search?: string
    /** Opened over the screen before it: closing it is going back. */
    openedAsOverlay?: true
  }
}
