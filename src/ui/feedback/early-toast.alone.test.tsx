import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderUi } from '@/test/render-ui'
import { toast } from './toast'
import { Toaster } from './toaster'

const loaded = vi.hoisted(() => vi.fn<() => void>())
vi.mock('./toast-region', async (original) => {
  loaded()
  return original()
})

// The first screen never comes.
vi.mock('@/browser/first-screen', () => ({ afterFirstScreen: () => new Promise(() => {}) }))

test('a toast shows at once although the first screen is still loading', async () => {
  renderUi(<Toaster />)
  expect(loaded).not.toHaveBeenCalled()
  await toast('success', 'Export successful')
  expect((await screen.findByRole('alert')).textContent).toContain('Export successful')
})
