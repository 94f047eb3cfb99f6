import {
  RouterContextProvider,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  linkOptions,
} from '@tanstack/react-router'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { privateSearchState } from '@/auth/private-search'
import { pageDefaults } from '@/features/record-list/list-search'
import { renderUi } from '@/test/render-ui'
import { useSessionLinks } from './session-links'

const search = pageDefaults
const addresses = {
  session: (target: { sessionId: string }) =>
    linkOptions({
      to: '/app/pages/bundle/$bundleId/sessions/$sessionId',
      params: { bundleId: 'b', sessionId: target.sessionId },
      search,
    }),
  list: linkOptions({
    to: '/app/pages/bundle/$bundleId/sessions',
    params: { bundleId: 'b' },
    search,
  }),
}

function Links() {
  const links = useSessionLinks(addresses, privateSearchState('sid', 'Mona'))
  return (
    <>
      {links.to({ sessionId: 's2', search }, { children: 'Next' })}
      {links.to({ sessionId: 's1', search, openedAsOverlay: true }, { children: 'Print' })}
      {links.list({ children: 'List' })}
      <button onClick={() => links.go({ sessionId: 's3', search })}>Go</button>
    </>
  )
}

function renderLinks() {
  const root = createRootRoute()
  const at = (path: string) => createRoute({ getParentRoute: () => root, path })
  const router = createRouter({
    routeTree: root.addChildren([
      at('/app/pages/bundle/$bundleId/sessions/$sessionId'),
      at('/app/pages/bundle/$bundleId/sessions'),
    ]),
    history: createMemoryHistory({ initialEntries: ['/app/pages/bundle/b/sessions/s1'] }),
  })
  renderUi(
    <RouterContextProvider router={router}>
      <Links />
    </RouterContextProvider>,
  )
  return router.history
}

test.each([
  ['Next', '/app/pages/bundle/b/sessions/s2', undefined],
  ['Print', '/app/pages/bundle/b/sessions/s1', true],
  ['List', '/app/pages/bundle/b/sessions', undefined],
])(
  'passes the key of the private search text on in the history state: %s',
  async (name, path, overlay) => {
    const history = renderLinks()
    await userEvent.click(screen.getByRole('link', { name }))
    await waitFor(() => expect(history.location.pathname).toBe(path))
    expect(history.location.state).toMatchObject(privateSearchState('sid', 'Mona'))
    expect(history.location.state.openedAsOverlay).toBe(overlay)
    expect(history.location.href).not.toContain('Mona')
  },
)

test('navigates without a click on a link', async () => {
  const history = renderLinks()
  await userEvent.click(screen.getByRole('button', { name: 'Go' }))
  await waitFor(() => expect(history.location.pathname).toBe('/app/pages/bundle/b/sessions/s3'))
  expect(history.location.state).toMatchObject(privateSearchState('sid', 'Mona'))
})
