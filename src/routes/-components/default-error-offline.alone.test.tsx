import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import {
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRouter,
} from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { authSession } from '@/api/core/auth-session-instance'
import { DefaultError } from './default-error'

function BrokenScreen(): never {
  throw new Error('a renderer broke')
}

// This test has a separate file because another test's error would load the code that must be missing here.
test('E5 shows an error without loading more code', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const routeTree = createRootRoute({ component: BrokenScreen, errorComponent: DefaultError })
  const router = createRouter({
    routeTree,
    history: createMemoryHistory(),
    context: { auth: authSession },
  })
  await router.load()
  render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>,
  )
  expect(screen.getByRole('alert').textContent).toContain('Sorry !')
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy()
})
