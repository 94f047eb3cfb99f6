import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useLayoutEffect, useState, type ComponentProps } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { newLadder, parseLadder, type TierDraft } from '@/lib/pricing/ladder'
import { resetLayout, setLayout } from '@/stores/layout'
import { setFieldValue } from '@/test/list-screen'
import { renderUi } from '@/test/render-ui'
import { TierEditor } from './tier-editor'
import type { TierError } from './tier-row'

let ladder: readonly TierDraft[] = []

interface Props {
  start?: readonly TierDraft[]
  problemsShown?: boolean
  serverErrors?: readonly TierError[]
}

function Screen({ start = newLadder(), ...props }: Props) {
  const [shown, setShown] = useState(start)
  useLayoutEffect(() => void (ladder = shown), [shown])
  return <TierEditor ladder={shown} onChange={setShown} label="Liveness" {...props} />
}

function open(props: Props = {}) {
  renderUi(<Screen {...props} />)
  return userEvent.setup()
}

const cell = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const rows = () => ladder.map(({ minimum, maximum, hits }) => [minimum, maximum, hits].join(' '))
const toTiers = (...rowTexts: string[]): TierDraft[] =>
  rowTexts.map((text) => {
    const [minimum = '', maximum = '', hits = ''] = text.split(' ')
    return { minimum, maximum, hits, pricing_type: 'TIERED', bill_type: 'PREPAID' }
  })
const two = toTiers('0 1000 500', '1001  600')
const getDescriptionText = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

afterEach(() => resetLayout())

test('enters three tiers by keyboard', async () => {
  const user = open()
  await user.click(cell('Tier 1, maximum'))
  await user.keyboard(
    '{Enter}1000{Tab}500{ArrowDown}600{Home}{ArrowLeft}{Enter}٥٬٠٠٠{ArrowRight}{ArrowDown}700',
  )
  expect(rows()).toEqual(['0 1000 500', '1001 ٥٬٠٠٠ 600', '5001  700'])
  expect(parseLadder(ladder).tiers).toHaveLength(3)
  // A field without the focus shows the parsed value.
  expect(cell('Tier 2, maximum').value).toBe('5,000')
  expect(cell('Tier 3, minimum').value).toBe('5,001')
  expect(cell('Tier 3, maximum').value).toBe('∞')
  expect(cell('Tier 3, maximum').readOnly).toBe(true)
})

test('moves to the next tier on Enter, adds a tier at the end, and moves back on Shift+Enter', async () => {
  const user = open({ start: two })
  await user.click(cell('Tier 1, amount of hits'))
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(cell('Tier 2, amount of hits'))
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(cell('Tier 3, amount of hits'))
  expect(rows()).toEqual(['0 1000 500', '1001  600', '  '])
  await user.keyboard('{Shift>}{Enter}{/Shift}')
  expect(document.activeElement).toBe(cell('Tier 2, amount of hits'))
})

test("moves between cells with the arrow keys, sideways only from a number's edge", async () => {
  const user = open({ start: two })
  await user.click(cell('Tier 2, minimum'))
  await user.keyboard('{ArrowUp}')
  expect(document.activeElement).toBe(cell('Tier 1, minimum'))
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(cell('Tier 1, maximum'))
  cell('Tier 1, maximum').setSelectionRange(2, 2)
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(cell('Tier 1, maximum'))
  cell('Tier 1, maximum').setSelectionRange(4, 4)
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(document.activeElement).toBe(cell('Tier 1, pricing type'))
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(document.activeElement).toBe(cell('Tier 1, maximum'))
})

test('moves to the next cell with the left arrow in a right-to-left layout', async () => {
  setLayout({ direction: 'rtl' })
  const user = open({ start: two })
  await user.click(cell('Tier 1, maximum'))
  await user.keyboard('{ArrowLeft}')
  expect(document.activeElement).toBe(cell('Tier 1, amount of hits'))
})

test('removes an empty tier on Delete, and any other tier with its button', async () => {
  const user = open({ start: [...two, ...toTiers('  ')] })
  await user.click(cell('Tier 3, amount of hits'))
  await user.keyboard('{Delete}')
  expect(rows()).toEqual(['0 1000 500', '1001  600'])
  expect(document.activeElement).toBe(cell('Tier 2, amount of hits'))
  await user.keyboard('{Delete}')
  expect(rows()).toEqual(['0 1000 500', '1001  '])
  await user.click(screen.getByRole('button', { name: 'Remove tier 1' }))
  expect(rows()).toEqual(['0  '])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove tier 1' }))
  // The only tier can't be removed.
  await user.keyboard('{Enter}')
  expect(rows()).toEqual(['0  '])
})

test('adds a tier between two others', async () => {
  const user = open({ start: two })
  await user.click(screen.getByRole('button', { name: 'Add a tier after tier 1' }))
  await user.keyboard('2000')
  expect(rows()).toEqual(['0 1000 500', '1001 2000 ', '2001  600'])
  await user.click(screen.getByRole('button', { name: 'Add tier' }))
  expect(document.activeElement).toBe(cell('Tier 3, maximum'))
})

test('undoes and redoes all typing in a cell as one change, and focuses the cell', async () => {
  const user = open({ start: two })
  await user.click(cell('Tier 2, amount of hits'))
  await user.keyboard('700{Enter}')
  await user.click(cell('Tier 1, maximum'))
  await user.keyboard('{Control>}a{/Control}2000')
  expect(rows()).toEqual(['0 2000 500', '2001  700', '  '])
  await user.keyboard('{Control>}z{/Control}')
  expect(rows()).toEqual(['0 1000 500', '1001  700', '  '])
  await user.keyboard('{Control>}z{/Control}')
  expect(rows()).toEqual(['0 1000 500', '1001  700'])
  await user.keyboard('{Control>}z{/Control}')
  expect(rows()).toEqual(['0 1000 500', '1001  600'])
  expect(document.activeElement).toBe(cell('Tier 2, amount of hits'))
  await user.keyboard(
    '{Control>}z{/Control}{Control>}y{/Control}{Control>}{Shift>}z{/Shift}{/Control}',
  )
  expect(rows()).toEqual(['0 1000 500', '1001  700', '  '])
  await user.click(screen.getByRole('button', { name: 'Redo' }))
  expect(rows()[0]).toBe('0 2000 500')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(rows()[0]).toBe('0 1000 500')
})

test.each([
  ['Tier 1, maximum', '0', 'The maximum must be greater than the minimum (0).'],
  [
    'Tier 2, minimum',
    '1500',
    'Hits 1,001 to 1,499 would not be in any tier. Set the minimum to 1,001 or lower.',
  ],
  [
    'Tier 2, minimum',
    '1002',
    'Hit 1,001 would not be in any tier. Set the minimum to 1,001 or lower.',
  ],
  ['Tier 2, amount of hits', '499', 'The amount of hits cannot be lower than in tier 1 (500).'],
  ['Tier 2, amount of hits', 'NaN', 'Amount of hits: enter a whole number, such as 1,000.'],
  ['Tier 1, maximum', '1e21', 'Maximum: enter all digits, without an exponent.'],
  ['Tier 1, maximum', '1.500', 'Maximum: enter a whole number, without a decimal point.'],
  ['Tier 1, minimum', '-1', 'Minimum: enter 0 or more.'],
  ['Tier 1, minimum', '9007199254740992', 'Minimum: enter 9,007,199,254,740,991 or less.'],
])('shows an error in the row of "%s" after typing "%s"', (name, typed, text) => {
  open({ start: two })
  setFieldValue(cell(name), typed)
  expect(cell(name).getAttribute('aria-invalid')).toBe('true')
  expect(getDescriptionText(cell(name))).toBe(text)
  expect(cell(name).closest('tr')?.textContent).toContain(text)
})

test('shows an overlap as a warning instead of an error', () => {
  open({ start: two })
  setFieldValue(cell('Tier 2, minimum'), '900')
  expect(cell('Tier 2, minimum').getAttribute('aria-invalid')).toBeNull()
  expect(getDescriptionText(cell('Tier 2, minimum'))).toBe(
    'Hits 900 to 1,000 are also in tier 1. They will be billed in that tier.',
  )
})

test('reports missing values after an attempt to submit', () => {
  open({ problemsShown: true, start: newLadder().map((tier) => ({ ...tier, bill_type: '' })) })
  expect(getDescriptionText(cell('Tier 1, amount of hits'))).toBe('Amount of hits: required.')
  expect(getDescriptionText(cell('Tier 1, bill type'))).toBe('Bill type: required.')
})

test('offers an unknown type in addition to the known types', async () => {
  const user = open({ start: newLadder().map((tier) => ({ ...tier, pricing_type: 'BY_VOLUME' })) })
  const types = () => [...screen.getByLabelText<HTMLSelectElement>('Tier 1, pricing type').options]
  expect(types().map(({ text }) => text)).toEqual(['by volume', 'tiered', 'flat'])
  await user.selectOptions(screen.getByLabelText('Tier 1, pricing type'), 'flat')
  expect(ladder[0]?.pricing_type).toBe('FLAT')
})

test('shows a server error on its row until that tier is edited', async () => {
  const serverErrors: TierError[] = [{ row: 1, field: 'hits', text: 'Too many.' }]
  const user = open({ start: two, serverErrors })
  expect(getDescriptionText(cell('Tier 2, amount of hits'))).toBe('Too many.')
  await user.type(cell('Tier 1, amount of hits'), '1')
  expect(screen.getByText('Too many.')).toBeTruthy()
  await user.type(cell('Tier 2, amount of hits'), '1')
  expect(screen.queryByText('Too many.')).toBeNull()
})

test('shows the tier that the typed hits fall into', async () => {
  const user = open({ start: two })
  const hits = screen.getByLabelText('Number of hits for Liveness')
  await user.type(hits, '1,001')
  expect(screen.getByText('1,001 hits fall into tier 2')).toBeTruthy()
  await user.clear(cell('Tier 2, minimum'))
  expect(await screen.findByText('Fix the tiers first to see where these hits fall.')).toBeTruthy()
})

test('restores the previous ladder on undo after the screen replaced the ladder', async () => {
  const onChange = vi.fn<ComponentProps<typeof TierEditor>['onChange']>()
  const { rerender } = renderUi(<TierEditor ladder={two} onChange={onChange} label="OCR" />)
  rerender(<TierEditor ladder={newLadder()} onChange={onChange} label="OCR" />)
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(onChange.mock.lastCall?.[0]([])).toBe(two)
})

test('rerenders only the edited tier and the next tier', () => {
  const readText = vi.fn(() => 'Too many.')
  const error: TierError = {
    row: 3,
    field: 'hits',
    get text() {
      return readText()
    },
  }
  open({
    start: toTiers('0 10 1', '11 20 2', '21 30 3', '31 40 4', '41  5'),
    serverErrors: [error],
  })
  readText.mockClear()
  setFieldValue(cell('Tier 1, amount of hits'), '2')
  setFieldValue(cell('Tier 5, amount of hits'), '6')
  expect(readText).not.toHaveBeenCalled()
  setFieldValue(cell('Tier 3, amount of hits'), '4')
  expect(readText).toHaveBeenCalled()
})
