import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderUi } from '@/test/render-ui'
import { PhoneFields, type TypedPhone } from './phone-fields'

function Phone() {
  const [phone, setPhone] = useState<TypedPhone>({ country: 'EG', national: '' })
  return <PhoneFields name="phone" value={phone} onChange={setPhone} error={undefined} />
}

const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone number' })
const country = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Country' }).value

test("sets the country from a pasted full number in any script's digits", async () => {
  renderUi(<Phone />)
  const user = userEvent.setup()
  expect(country()).toMatch(/^Egypt/)
  await user.click(number())
  await user.paste('+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧')
  expect(country()).toMatch(/^Saudi Arabia/)
  expect(number().value).toBe('050 123 4567')
})

test('finds countries by name, and lists names that start with the text first', async () => {
  renderUi(<Phone />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('combobox', { name: 'Country' }))
  await user.keyboard('guinea')
  expect(screen.getAllByRole('option')[0]?.textContent).toMatch(/^Guinea/)
  await user.keyboard('{Enter}')
  expect(country()).toMatch(/^Guinea/)
  expect(screen.queryByRole('button', { name: 'Clear Country' })).toBeNull()
})

test('splits a typed full number on blur and leaves other text unchanged', async () => {
  renderUi(<Phone />)
  const user = userEvent.setup()
  fireEvent.change(number(), { target: { value: '0044 20 7946 0018' } })
  expect(country()).toMatch(/^Egypt/)
  await user.tab()
  expect(country()).toMatch(/^United Kingdom/)
  expect(number().value).toBe('020 7946 0018')
  fireEvent.change(number(), { target: { value: '+12 x' } })
  fireEvent.blur(number())
  expect(number().value).toBe('+12 x')
})
