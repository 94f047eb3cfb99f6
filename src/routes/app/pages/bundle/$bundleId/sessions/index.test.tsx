import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPortal } from '@/test/render-portal'

test('a bundle of another client is refused', async () => {
  await renderPortal('client', '/app/pages/bundle/20089/sessions')
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})
