import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { FormEvent } from 'react'
import { expect, test, vi } from 'vitest'
import { renderUi } from '@/test/render-ui'
import { CodeField } from './code-field'

function renderField(error?: string) {
  const sent: unknown[] = []
  const onSubmit = vi.fn((event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    sent.push(new FormData(event.currentTarget).get('otp'))
  })
  renderUi(
    <form onSubmit={onSubmit}>
      <CodeField name="otp" label="Code" length={6} error={error} />
    </form>,
  )
  return { user: userEvent.setup(), sent }
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' })

test('one field that a phone fills in by itself', () => {
  renderField()
  expect(field().autocomplete).toBe('one-time-code')
  expect(field().inputMode).toBe('numeric')
  expect(document.activeElement).toBe(field())
})

test('is sent once, with the last digit', async () => {
  const { user, sent } = renderField()
  await user.type(field(), '12345')
  expect(sent).toEqual([])
  await user.type(field(), '6')
  await user.type(field(), '7')
  expect(sent).toEqual(['123456'])
})

test.each(['123 456', 'Your code: 123-456.', '١٢٣٤٥٦', '۱۲۳۴۵۶', '12345678'])(
  'a pasted %j',
  async (text) => {
    const { user, sent } = renderField()
    await user.click(field())
    await user.paste(text)
    expect(field().value).toBe('123456')
    expect(sent).toEqual(['123456'])
  },
)

test('a refused code is typed over, and the next one is sent', async () => {
  const { user, sent } = renderField('This code is not right.')
  await user.type(field(), '111111')
  await user.clear(field())
  await user.type(field(), '222222')
  expect(sent).toEqual(['111111', '222222'])
  expect(field().getAttribute('aria-invalid')).toBe('true')
})
