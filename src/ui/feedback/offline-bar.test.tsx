import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderUi } from '@/test/render-ui'
import { OfflineBar } from './offline-bar'

test('E5 the bar stands for as long as the browser is offline, in a region that speaks politely', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  const turn = (on: boolean) =>
    act(() => {
      online.mockReturnValue(on)
      window.dispatchEvent(new Event(on ? 'online' : 'offline'))
    })
  renderUi(<OfflineBar />)
  const region = screen.getByRole('status')
  expect(region.textContent).toBe('')
  turn(false)
  expect(region.textContent).toBe('You are offline')
  turn(true)
  expect(region.textContent).toBe('')
})
