import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderUi } from '@/test/render-ui'
import { OfflineBar } from './offline-bar'

test('E5 politely announces that the browser is offline until the connection returns', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  const setOnline = (isOnline: boolean) =>
    act(() => {
      online.mockReturnValue(isOnline)
      window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
    })
  renderUi(<OfflineBar />)
  const region = screen.getByRole('status')
  expect(region.textContent).toBe('')
  setOnline(false)
  expect(region.textContent).toBe('You are offline')
  setOnline(true)
  expect(region.textContent).toBe('')
})
