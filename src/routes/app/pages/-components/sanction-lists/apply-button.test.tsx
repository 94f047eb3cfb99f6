import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ListUpload } from '@/backend/sanction-lists'
import { renderUi } from '@/test/render-ui'
import { ApplyButton } from './apply-button'
import { DryRunResult } from './dry-run-result'

const upload = (diff: ListUpload['diff'], rows_accepted = 298): ListUpload => ({
  upload_id: 'u',
  name: 'list',
  status: 'completed',
  rows_total: 298,
  rows_accepted,
  rows_rejected: 298 - rows_accepted,
  errors: [],
  diff,
})
const diff = (added: number, changed = 0, removed = 0) => ({ added, changed, removed })

function show(result: ListUpload, mode: 'append' | 'replace' = 'append', isNew = false) {
  renderUi(
    <DryRunResult result={result}>
      <ApplyButton {...{ result, mode, isNew }} busy={false} onApply={() => {}} />
    </DryRunResult>,
  )
}

test.each([
  [upload(diff(2)), 'Append 2 rows'],
  [upload(diff(1, 1)), 'Apply 2 changes'],
  // The response doesn't contain a diff.
  [upload(undefined), 'Append 298 rows'],
])('shows the number of changes on the button: %#', (result, name) => {
  show(result)
  expect(screen.getByRole('button').textContent).toBe(name)
  expect(screen.getByText(/Nothing has been changed yet\.$/)).toBeTruthy()
})

test.each([
  [true, 'append', 'Create list'],
  [false, 'replace', 'Replace list'],
] as const)('labels the button for isNew %s and mode %s: %s', (isNew, mode, name) => {
  show(upload(diff(298)), mode, isNew)
  expect(screen.getByRole('button').textContent).toBe(name)
})

test.each(['append', 'replace'] as const)('shows no button if nothing would change: %s', (mode) => {
  show(upload(diff(0)), mode)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText(/^The list already has every row in the file/)).toBeTruthy()
})

test('does not report the rows of an unusable file as already in the list', () => {
  show(upload(diff(0), 0))
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByText(/^The list already has/)).toBeNull()
})
