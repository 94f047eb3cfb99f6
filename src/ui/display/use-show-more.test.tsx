import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderUi } from '@/test/render-ui'
import { useShowMore } from './use-show-more'

function Numbers({ hasLinks = false }: { hasLinks?: boolean }) {
  const numbers = Array.from({ length: 12 }, (_, index) => index + 1)
  const { shown, listRef, more } = useShowMore(numbers, 5)
  return (
    <>
      <ol ref={listRef}>
        {shown.map((number) => (
          <li key={number}>{hasLinks ? <a href={`/${number}`}>{number}</a> : number}</li>
        ))}
      </ol>
      {more}
    </>
  )
}

const count = () => screen.getAllByRole('listitem').length
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('shows more items on each click until all are shown', async () => {
  renderUi(<Numbers />)
  expect(count()).toBe(5)
  await press('Show 5 more of 7')
  expect(count()).toBe(10)
  await press('Show 2 more of 2')
  expect(count()).toBe(12)
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([true, false])('focuses the first new item (with links: %s)', async (hasLinks) => {
  renderUi(<Numbers hasLinks={hasLinks} />)
  await press('Show 5 more of 7')
  expect(document.activeElement?.textContent).toBe('6')
})
