import {
  RouterProvider,
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState, type ReactNode } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { renderUi } from '@/test/render-ui'
import { useForm } from '@/ui/form/use-form'
import { UnsavedChanges } from './unsaved-changes'

let hasLoginEnded = false
const auth = { isCurrent: (sid: string) => sid === 'sid' && !hasLoginEnded }

function FormPage() {
  const [saves, setSaves] = useState(0)
  const { form, isDirty } = useForm({
    check: () => ({ values: undefined }),
    onSubmit: () => new Promise<void>(() => {}),
  })
  return (
    <form {...form}>
      <UnsavedChanges isDirty={isDirty} />
      <input key={saves} name="name" aria-label="Name" defaultValue="Acme" />
      <button type="button" onClick={() => setSaves(saves + 1)}>
        Reset
      </button>
      <button>Send</button>
    </form>
  )
}

async function renderPages() {
  const user = userEvent.setup()
  const root = createRootRoute()
  const page = (path: string, component: () => ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component })
  window.history.replaceState(null, '', '/admin/edit')
  const history = createBrowserHistory()
  const router = createRouter({
    history,
    context: { auth, scope: { realm: 'admin', sid: 'sid' } },
    routeTree: root.addChildren([
      page('/admin/clients', () => <p>The clients</p>),
      page('/admin/edit', FormPage),
      page('/auth/login/admin', () => <p>Sign in</p>),
    ]),
  })
  renderUi(<RouterProvider router={router} />)
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' })
  const at = () => router.state.location.pathname
  return { user, history, name, at }
}

const dialog = () => screen.findByRole('dialog', { name: 'Leave without saving?' })

function closeTab(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

test('shows no confirmation when nothing was typed', async () => {
  const { history, at } = await renderPages()
  expect(closeTab()).toBe(false)
  history.push('/admin/clients')
  await screen.findByText('The clients')
  expect(at()).toBe('/admin/clients')
})

test('shows a confirmation before the user leaves with typed text', async () => {
  const { user, history, name, at } = await renderPages()
  await user.type(name, ' Ltd')
  expect(closeTab()).toBe(true)
  history.push('/admin/clients')
  await dialog()
  await user.click(screen.getByRole('button', { name: 'Keep editing' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(at()).toBe('/admin/edit')
  expect(name.value).toBe('Acme Ltd')

  history.push('/admin/clients')
  await dialog()
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  await screen.findByText('The clients')
})

test('shows no confirmation after typing or a reset restores the original text', async () => {
  const { user, name, history } = await renderPages()
  await user.type(name, '!{Backspace}')
  expect(closeTab()).toBe(false)
  await user.type(name, ' Ltd')
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  expect(closeTab()).toBe(false)
  history.push('/admin/clients')
  await screen.findByText('The clients')
})

test('shows no confirmation when the portal opens the sign-in page', async () => {
  const { user, history, name } = await renderPages()
  await user.type(name, ' Ltd')
  history.push('/auth/login/admin')
  expect(await screen.findByText('Sign in')).toBeTruthy()
})

test('B6 shows no confirmation once the login has ended', async () => {
  const { user, history, name } = await renderPages()
  await user.type(name, ' Ltd')
  expect(closeTab()).toBe(true)
  hasLoginEnded = true
  onTestFinished(() => void (hasLoginEnded = false))
  expect(closeTab()).toBe(false)
  history.push('/admin/clients')
  await screen.findByText('The clients')
})

test('shows no confirmation while the form is being sent', async () => {
  const { user, history, name } = await renderPages()
  await user.type(name, ' Ltd')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(closeTab()).toBe(false)
  history.push('/admin/clients')
  await screen.findByText('The clients')
})
