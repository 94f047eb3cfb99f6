import { Link, linkOptions } from '@tanstack/react-router'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { privateSearchState } from '@/features/record-list/private-search'
import { pageDefaults } from '@/features/record-list/list-search'
import { renderInRouter } from '@/test/render-in-router'
import { useSessionLinks } from './session-links'

const search = pageDefaults
const routes = {
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
  const links = useSessionLinks(routes, privateSearchState('sid', 'Mona'))
  return (
    <>
      <Link {...links.to({ sessionId: 's2', search })}>Next</Link>
      <Link {...links.to({ sessionId: 's1', search, openedAsOverlay: true })}>Print</Link>
      <Link {...links.list}>List</Link>
      <button onClick={() => links.go({ sessionId: 's3', search })}>Go</button>
    </>
  )
}

const renderLinks = () => renderInRouter(<Links />, '/app/pages/bundle/b/sessions/s1').history

test.each([
  ['Next', '/app/pages/bundle/b/sessions/s2', undefined],
  ['Print', '/app/pages/bundle/b/sessions/s1', true],
  ['List', '/app/pages/bundle/b/sessions', undefined],
])(
  'passes the key of the private search text in the history state: %s',
  async (name, path, overlay) => {
    const history = renderLinks()
    await userEvent.click(screen.getByRole('link', { name }))
    await waitFor(() => expect(history.location.pathname).toBe(path))
    expect(history.location.state).toMatchObject(privateSearchState('sid', 'Mona'))
    expect(history.location.state.openedAsOverlay).toBe(overlay)
    expect(history.location.href).not.toContain('Mona')
  },
)

test('passes the key of the private search text when navigating without a link', async () => {
  const history = renderLinks()
  await userEvent.click(screen.getByRole('button', { name: 'Go' }))
  await waitFor(() => expect(history.location.pathname).toBe('/app/pages/bundle/b/sessions/s3'))
  expect(history.location.state).toMatchObject(privateSearchState('sid', 'Mona'))
})
