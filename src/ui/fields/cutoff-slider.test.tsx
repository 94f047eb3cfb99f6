import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '@/test/render-ui'
import { CutoffSlider } from './cutoff-slider'

test("shows a slider's minimum and maximum and exposes its value as a percentage", () => {
  renderUi(<CutoffSlider value={0.8} min={0.5} onChange={() => {}} />)
  const slider = screen.getByRole('slider', { name: 'Cutoff' })
  expect(slider.getAttribute('aria-valuetext')).toBe('80%')
  expect([slider.previousElementSibling, slider.nextElementSibling].map(text)).toEqual([
    '50%',
    '100%',
  ])
})

const text = (element: Element | null) => element?.textContent
