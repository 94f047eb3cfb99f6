import { onTestFinished, expect, test } from 'vitest'
import { renderUi } from '@/test/render-ui'
import { PrintHead } from './print-head'

test("prints in the light scheme with the user's name and restores the scheme afterward", () => {
  const { dataset } = document.documentElement
  const before = dataset['mantineColorScheme']
  onTestFinished(() => void (dataset['mantineColorScheme'] = before))
  const { container } = renderUi(<PrintHead userName="Mona Saleh" />)
  dataset['mantineColorScheme'] = 'dark'
  window.dispatchEvent(new Event('beforeprint'))
  expect(dataset['mantineColorScheme']).toBe('light')
  expect(container.textContent).toMatch(/Printed by Mona Saleh, \w+day, /)
  window.dispatchEvent(new Event('afterprint'))
  expect(dataset['mantineColorScheme']).toBe('dark')
})
