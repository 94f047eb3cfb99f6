import { act, screen } from '@testing-library/react'
import { CatchBoundary, lazyRouteComponent } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { renderInRouter } from '@/test/render-in-router'
import { LazyArea } from './lazy-area'

const Shell = () => <h1>Shell</h1>

/** Renders an area whose code loads when the test settles the promise. */
function renderArea() {
  const code = Promise.withResolvers<{ Shell: typeof Shell }>()
  const Area = lazyRouteComponent(() => code.promise, 'Shell')
  const area = (
    <CatchBoundary getResetKey={() => ''} errorComponent={({ error }) => String(error)}>
      <LazyArea shell={Area} />
    </CatchBoundary>
  )
  return { ...code, area, ...renderInRouter(area) }
}

test('shows the outline until the code has loaded, then only the shell', async () => {
  const { resolve, area, unmount } = renderArea()
  expect(screen.getByRole('main')).toBeTruthy()
  await act(async () => resolve({ Shell }))
  expect(screen.getByRole('heading', { name: 'Shell' })).toBeTruthy()
  expect(screen.queryByRole('main')).toBeNull()
  unmount()
  renderInRouter(area)
  expect(screen.getByRole('heading', { name: 'Shell' })).toBeTruthy()
})

test('reports an error if the code fails to load', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { reject, container } = renderArea()
  await act(async () => reject(new Error('lost')))
  expect(container.textContent).toContain('lost')
})
