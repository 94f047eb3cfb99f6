import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useLayoutEffect, useState } from 'react'
import { expect, test } from 'vitest'
import type { TierDraft } from '@/lib/pricing/ladder'
import { renderUi } from '@/test/render-ui'
import { TierEditor } from './tier-editor'

const types = { pricing_type: 'TIERED', bill_type: 'PREPAID' }
const two: readonly TierDraft[] = [
  { minimum: '0', maximum: '1000', hits: '500', ...types },
  { minimum: '1001', maximum: '', hits: '600', ...types },
]
let ladder = two

function Screen() {
  const [shown, setShown] = useState(two)
  useLayoutEffect(() => void (ladder = shown), [shown])
  return <TierEditor ladder={shown} onChange={setShown} label="Liveness" />
}

function open() {
  renderUi(<Screen />)
  return userEvent.setup()
}

const cell = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const rows = () => ladder.map(({ minimum, maximum, hits }) => [minimum, maximum, hits].join(' '))

test('previews pasted tiers before they replace the ladder, and supports undo', async () => {
  const user = open()
  await user.click(cell('Tier 1, minimum'))
  await user.paste('Minimum\tMaximum\tHits\n0\t100\t١٠\n101\t1,000\t20\nTotal\n1001\t5000\t15')
  const panel = await screen.findByRole('region', { name: 'Paste tiers for Liveness' })
  const preview = within(panel)
  expect(preview.getByRole('status').textContent).toBe(
    '3 tiers found. 1 line skipped. The 2 current tiers will be replaced.',
  )
  expect(preview.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'TierMinimumMaximumAmount of hitsPricing typeBill type',
    '1010010tieredprepaid',
    '21011,00020tieredprepaid',
    '31,001∞15tieredprepaidThe amount of hits cannot be lower than in tier 2 (20).',
  ])
  expect(preview.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'The last tier has no upper limit: its maximum 5000 becomes ∞.',
    'No types were pasted, so the first tier’s types are kept.',
    'Line 4, Total: no number found.',
  ])
  expect(rows()).toEqual(['0 1000 500', '1001  600'])
  await user.click(preview.getByRole('button', { name: 'Use these 3 tiers' }))
  await waitFor(() => expect(rows()).toEqual(['0 100 ١٠', '101 1,000 20', '1001  15']))
  expect(panel.isConnected).toBe(false)
  expect(document.activeElement).toBe(cell('Tier 1, minimum'))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(rows()).toEqual(['0 1000 500', '1001  600'])
})

test('replaces nothing if the pasted text contains no tiers', async () => {
  const user = open()
  await user.click(screen.getByRole('button', { name: 'Paste tiers' }))
  const field = await screen.findByLabelText('Cells from a spreadsheet')
  await user.click(field)
  await user.paste('hello')
  expect(await screen.findByText('No tiers found. 1 line skipped.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Use these tiers' }))
  expect(field.isConnected).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(rows()).toEqual(['0 1000 500', '1001  600'])
})

test('replaces pasted text on another paste, and restores the focus on Esc', async () => {
  const user = open()
  const opener = screen.getByRole('button', { name: 'Paste tiers' })
  await user.click(opener)
  const field = await screen.findByLabelText('Cells from a spreadsheet')
  await waitFor(() => expect(document.activeElement).toBe(field))
  await user.paste('0 5')
  await user.click(cell('Tier 2, minimum'))
  await user.paste('0\t9\t1')
  expect(await screen.findByDisplayValue(/^0\t9\t1$/, { normalizer: String })).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(screen.queryByLabelText('Cells from a spreadsheet')).toBeNull()
  expect(document.activeElement).toBe(cell('Tier 2, minimum'))
  await user.click(opener)
  await user.click(opener)
  expect(screen.queryByLabelText('Cells from a spreadsheet')).toBeNull()
  expect(rows()).toEqual(['0 1000 500', '1001  600'])
})

test('pastes a single cell at the caret', async () => {
  const user = open()
  await user.click(cell('Tier 1, amount of hits'))
  await user.paste('550')
  expect(rows()[0]).toBe('0 1000 550')
})
