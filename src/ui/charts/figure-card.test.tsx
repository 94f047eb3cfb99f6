import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '@/test/render-ui'
import { FigureCard } from './figure-card'

test.each([
  [0.01, { measure: 'rate', days: 1 }, '1 point higher than the previous day'],
  [-0.012, { measure: 'rate', days: 30 }, '1.2 points lower than the previous 30 days'],
  [-0.012, { measure: 'rate', since: 'Sep 2026' }, '1.2 points lower than in Sep 2026'],
  [0.01, { measure: 'rate', since: 'Sep 2026' }, '1 point higher than in Sep 2026'],
  [-0.5, { measure: 'duration', since: 'Sep 2026' }, '50% shorter than in Sep 2026'],
  [0.5, { measure: 'duration', since: 'Sep 2026' }, '50% longer than in Sep 2026'],
  [-0.5, { measure: 'duration', days: 7 }, '50% shorter than the previous 7 days'],
  [-0.5, { measure: 'count', since: 'Sep 2026' }, '50% fewer than in Sep 2026'],
] as const)('describes a change of %d with %o as “%s”', (change, comparison, text) => {
  renderUi(<FigureCard label="Sessions" value="120" change={change} {...comparison} />)
  expect(screen.getByText(text)).toBeTruthy()
})
