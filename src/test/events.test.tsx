import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { startTransition, Suspense, use, useState } from 'react'
import { expect, test } from 'vitest'
import { renderUi } from './render-ui'

test('shows a component that suspends after a click as soon as its code has loaded', async () => {
  const code = Promise.withResolvers<string>()
  const Late = () => <p>{use(code.promise)}</p>
  function Screen() {
    const [isOpen, setIsOpen] = useState(false)
    return (
      <Suspense fallback="Loading">
        <button onClick={() => startTransition(() => setIsOpen(true))}>Open</button>
        {isOpen ? <Late /> : null}
      </Suspense>
    )
  }
  renderUi(<Screen />)
  await userEvent.click(screen.getByRole('button'))
  code.resolve('The next screen')
  expect(await screen.findByText('The next screen')).toBeTruthy()
})
