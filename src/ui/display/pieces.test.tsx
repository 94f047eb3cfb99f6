import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderUi } from '@/test/render-ui'
import { Pieces, usePieces } from './pieces'

let frames: FrameRequestCallback[] = []
beforeEach(() => {
  frames = []
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  vi.stubGlobal('cancelAnimationFrame', () => {})
})
const nextFrame = () => act(() => frames.splice(0).forEach((frame) => frame(0)))

function Rows({ count }: { count: number }) {
  return <p>{`${usePieces(count, 4)} rows`}</p>
}

test('the first rows are there at once, the others come three with each frame', () => {
  renderUi(<Rows count={9} />)
  expect(screen.getByText('4 rows')).toBeTruthy()
  nextFrame()
  expect(screen.getByText('7 rows')).toBeTruthy()
  nextFrame()
  expect(screen.getByText('9 rows')).toBeTruthy()
  expect(frames).toEqual([])
})

test('children come one with each frame', () => {
  renderUi(
    <Pieces>
      <p>One</p>
      <p>Two</p>
    </Pieces>,
  )
  expect(screen.queryByText('One')).toBeNull()
  nextFrame()
  expect(screen.getByText('One')).toBeTruthy()
  expect(screen.queryByText('Two')).toBeNull()
  nextFrame()
  expect(screen.getByText('Two')).toBeTruthy()
})
