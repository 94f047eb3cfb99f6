import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderUi } from '@/test/render-ui'
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
      link={(_, slot) => (
        <a
          {...slot}
          href="#x"
          onClick={(event) => {
            event.preventDefault()
            setAt(3 - at)
          }}
        />
      )}
      go={() => setAt(3 - at)}
    />
  )
}

test('the way back takes the focus of the way that is gone', async () => {
  renderUi(<Two />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Previous' }))
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Next' }))
})
