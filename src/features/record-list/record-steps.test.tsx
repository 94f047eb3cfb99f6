import { linkOptions } from '@tanstack/react-router'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderInRouter } from '@/test/render-in-router'
import { RecordSteps } from './record-steps'

/** Two records, with links between them. */
function Two() {
  const [at, setAt] = useState(1)
  const other = { id: 'x', page: 1 }
  return (
    <RecordSteps
      neighbors={{
        position: at,
        total: 2,
        previous: at === 2 ? other : undefined,
        next: at === 1 ? other : undefined,
      }}
      label="Records"
      previous="Previous"
      next="Next"
      link={({ id }) =>
        linkOptions({
          to: '/admin/clients/$clientId',
          params: { clientId: id },
          onClick: () => setAt(3 - at),
        })
      }
    />
  )
}

test('moves the focus to the other link when the focused link disappears', async () => {
  renderInRouter(<Two />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Previous' }))
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Next' }))
})

test('follows the next link when ] is pressed', async () => {
  const { history } = renderInRouter(<Two />)
  await userEvent.keyboard(']')
  await waitFor(() => expect(history.location.pathname).toBe('/admin/clients/x'))
})
