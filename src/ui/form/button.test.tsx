import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderUi } from '@/test/render-ui'
import { Button } from './button'

const button = () => screen.getByRole('button', { name: 'Save' })

test('keeps the focus and shows a loader instead of the icon when busy', async () => {
  const { rerender } = renderUi(<Button leftSection={<svg role="img" />}>Save</Button>)
  await userEvent.tab()
  rerender(
    <Button busy leftSection={<svg role="img" />}>
      Save
    </Button>,
  )
  expect(document.activeElement).toBe(button())
  expect(button().hasAttribute('disabled')).toBe(false)
  expect(button().getAttribute('aria-disabled')).toBe('true')
  expect(button().hasAttribute('data-disabled')).toBe(false)
  expect(screen.queryByRole('img')).toBeNull()
  expect(button().querySelector('.mantine-Loader-root')).toBeTruthy()
})

test('looks disabled but still receives clicks if only aria-disabled is set', async () => {
  const onClick = vi.fn()
  renderUi(
    <Button aria-disabled onClick={onClick}>
      Save
    </Button>,
  )
  expect(button().hasAttribute('data-disabled')).toBe(true)
  await userEvent.click(button())
  expect(onClick).toHaveBeenCalledOnce()
})
