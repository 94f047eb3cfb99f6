import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderUi } from '@/test/render-ui'
import { DayChart } from './day-chart'

test('draws nothing and logs no warning while the chart has no size', () => {
  const warn = vi.spyOn(console, 'warn')
  const observed: ((entries: { contentRect: { width: number; height: number } }[]) => void)[] = []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: (typeof observed)[number]) {
        observed.push(callback)
      }
      observe() {}
      disconnect() {}
    },
  )
  const { container } = renderUi(
    <DayChart
      title="Sessions by day"
      bars={[{ day: '2026-11-01', last: '2026-11-01', all: 9, good: 6, bad: 2, rest: 1 }]}
      labels={{ all: 'Sessions', good: 'Verified', bad: 'Failed', rest: 'Open' }}
    />,
  )
  const resizeTo = (width: number, height: number) =>
    act(() => {
      for (const callback of observed) callback([{ contentRect: { width, height } }])
    })
  const isDrawn = () => container.querySelector('svg') !== null
  expect(isDrawn()).toBe(false)
  resizeTo(600, 280)
  expect(isDrawn()).toBe(true)
  // Simulates a part of the screen that React hides while it waits for data.
  resizeTo(0, 0)
  expect(isDrawn()).toBe(false)
  expect(warn).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
})
