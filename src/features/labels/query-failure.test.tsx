import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ApiError, contractError } from '@/api/core/api-error'
import { renderUi } from '@/test/render-ui'
import { QueryFailure } from './query-failure'

test('E15 shows a reference only for an unexpected error and logs both to the console', () => {
  const errorSpy = vi.spyOn(console, 'error').mockImplementation(() => {})
  const props = { busy: false, onRetry: () => {} }
  const { rerender } = renderUi(<QueryFailure error={new TypeError('no rows')} {...props} />)
  const reference = screen
    .getByText(/^Error reference: \w{6}$/)
    .textContent.split(' ')
    .at(-1)
  expect(errorSpy.mock.calls).toEqual([[`TypeError: no rows (error reference ${reference})`]])
  rerender(<QueryFailure error={new ApiError('status', 'x', { status: 500 })} {...props} />)
  expect(screen.queryByText(/reference/)).toBeNull()
  expect(errorSpy).toHaveBeenCalledOnce()
})

test('shows the field that breaks the contract and the command that lists every difference', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const error = contractError('v1/sessions/', 'sessions: Expected Array')
  renderUi(<QueryFailure error={error} busy={false} onRetry={() => {}} />)
  expect(screen.getByText(/^Unexpected response/).textContent).toBe(
    'Unexpected response: v1/sessions/ sessions: Expected Array. “npm run contract” lists every difference.',
  )
})
