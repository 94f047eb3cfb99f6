import {
  RouterContextProvider,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderUi } from './render-ui'

/** Renders a component inside a router. Its links change the history but render no screen. */
export function renderInRouter(ui: ReactNode, path = '/') {
  const root = createRootRoute()
  const router = createRouter({
    routeTree: root.addChildren([createRoute({ getParentRoute: () => root, path: '$' })]),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  const view = renderUi(<RouterContextProvider router={router}>{ui}</RouterContextProvider>)
  return { ...view, history: router.history }
}
