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
      getName={(code) => code.toUpperCase()}
      value={value}
      onChange={setValue}
    />
  )
}

const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Status' })
const getSelectedText = () => select().selectedOptions[0]?.textContent

test('returns the focus to the select when clearing removes the button', async () => {
  renderUi(<Filter />)
  expect(screen.queryByRole('button')).toBeNull()
  await userEvent.selectOptions(select(), 'failed')
  expect(getSelectedText()).toBe('FAILED')
  await userEvent.click(screen.getByRole('button', { name: 'Clear Status' }))
  expect(getSelectedText()).toBe('Any status')
  expect(document.activeElement).toBe(select())
})

test('offers a code from the URL even if the backend does not list it', () => {
  renderUi(<Filter initial="revoked" />)
  expect(getSelectedText()).toBe('REVOKED')
})
