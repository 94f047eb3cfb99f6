import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderUi } from '@/test/render-ui'
import { CodeSelect } from './code-select'

function Filter({ initial }: { initial?: string }) {
  const [value, setValue] = useState(initial)
  return (
    <CodeSelect
      label="Status"
      any="Any status"
      codes={['verified', 'failed']}
      nameOf={(code) => code.toUpperCase()}
      value={value}
      onChange={setValue}
    />
  )
}

const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Status' })
const shown = () => select().selectedOptions[0]?.textContent

test('clearing it returns the focus to the select, as the button is gone', async () => {
  renderUi(<Filter />)
  expect(screen.queryByRole('button')).toBeNull()
  await userEvent.selectOptions(select(), 'failed')
  expect(shown()).toBe('FAILED')
  await userEvent.click(screen.getByRole('button', { name: 'Clear Status' }))
  expect(shown()).toBe('Any status')
  expect(document.activeElement).toBe(select())
})

test('a code from the address that the backend does not name is an option', () => {
  renderUi(<Filter initial="revoked" />)
  expect(shown()).toBe('REVOKED')
})
