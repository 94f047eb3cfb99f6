import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderUi } from '@/test/render-ui'
import { TierLadderView } from './tier-ladder-view'

const tiers = [
  {
    minimum_interval: 0,
    maximum_interval: 1000,
    amount_of_hits: 500,
    pricing_type: 'TIERED',
    bill_type: 'MONTHLY_SUBSCRIPTION',
  },
  {
    minimum_interval: 1001,
    maximum_interval: Number.MAX_SAFE_INTEGER,
    amount_of_hits: 600,
    pricing_type: 'BY_VOLUME',
    bill_type: 'PER_SESSION',
  },
]

test('shows a ladder as a table with lower-case types and ∞ as the last maximum', () => {
  renderUi(<TierLadderView tiers={tiers} label="Liveness" />)
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'TierMinimumMaximumAmount of hitsPricing typeBill type',
    '101,000500tieredmonthly subscription',
    '21,001∞600by volumeper session',
  ])
})

test.each([
  ['0', '0 hits fall into tier 1'],
  ['1', '1 hit falls into tier 1'],
  ['١٬٠٠١', '1,001 hits fall into tier 2'],
  ['1e21', 'Number of hits: enter all digits, without an exponent.'],
])('shows the tier of %s hits, or an error', async (typed, text) => {
  renderUi(<TierLadderView tiers={tiers} label="Liveness" />)
  await userEvent.type(screen.getByLabelText('Number of hits for Liveness'), typed)
  expect(screen.getByRole('status').textContent).toBe(text)
})

test('shows "No price tiers" for a service without tiers', () => {
  renderUi(<TierLadderView tiers={[]} label="Transliteration" />)
  expect(screen.getByText('No price tiers')).toBeTruthy()
})
