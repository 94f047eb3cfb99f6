import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderShell } from '@/test/render-shell'

const button = () => screen.getByRole('button', { name: 'Nadia Rahman' })
const item = (name: string) => screen.getByRole('menuitem', { name })

test('signs out and closes the menu when "Sign out" is clicked', async () => {
  const { user, onSignOut } = await renderShell()
  await user.click(button())
  await user.click(item('Sign out'))
  expect(onSignOut).toHaveBeenCalledOnce()
  expect(screen.queryByRole('menu')).toBeNull()
})

test("follows an entry's link and closes the menu", async () => {
  const { user, router } = await renderShell()
  await user.click(button())
  expect(item('My account').getAttribute('href')).toBe('/app/profile')
  await user.click(item('My account'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/profile'))
  expect(screen.queryByRole('menu')).toBeNull()
})

test('opens, closes and navigates the menu by keyboard', async () => {
  const { user } = await renderShell()
  button().focus()
  await user.keyboard('{ArrowDown}')
  expect(button().getAttribute('aria-expanded')).toBe('true')
  expect(document.activeElement).toBe(item('My account'))
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(item('Sign out'))
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(item('My account'))
  await user.keyboard('{End}')
  expect(document.activeElement).toBe(item('Sign out'))
  await user.keyboard('m')
  expect(document.activeElement).toBe(item('My account'))
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.activeElement).toBe(button())
  await user.keyboard('{ArrowUp}')
  expect(document.activeElement).toBe(item('Sign out'))
})

test('closes the menu on a press outside and on a second press on the button', async () => {
  const { user } = await renderShell()
  await user.click(button())
  await user.click(screen.getByRole('main'))
  expect(screen.queryByRole('menu')).toBeNull()
  await user.click(button())
  await user.click(button())
  expect(screen.queryByRole('menu')).toBeNull()
})

test('shows "Account" if the user has no name', async () => {
  await renderShell({ userName: ' ' })
  expect(screen.getByRole('button', { name: 'Account' })).toBeTruthy()
})
