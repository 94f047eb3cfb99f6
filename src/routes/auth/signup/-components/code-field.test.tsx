import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { FormEvent } from 'react'
import { expect, test, vi } from 'vitest'
import { renderUi } from '@/test/render-ui'
import { CodeField } from './code-field'

function renderField(error?: string) {
  const submissions: unknown[] = []
  const onSubmit = vi.fn((event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    submissions.push(new FormData(event.currentTarget).get('otp'))
  })
  renderUi(
    <form onSubmit={onSubmit}>
      <CodeField name="otp" label="Code" length={6} error={error} />
    </form>,
  )
  return { user: userEvent.setup(), submissions }
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' })

test('renders one focused field that a phone can autofill', () => {
  renderField()
  expect(field().autocomplete).toBe('one-time-code')
  expect(field().inputMode).toBe('numeric')
  expect(document.activeElement).toBe(field())
})

test('submits once, when the last digit is typed', async () => {
  const { user, submissions } = renderField()
  await user.type(field(), '12345')
  expect(submissions).toEqual([])
  await user.type(field(), '6')
  await user.type(field(), '7')
  expect(submissions).toEqual(['123456'])
})

test.each([
  '123 456',
  'Your 6-digit code: 123-456.',
  '١٢٣٤٥٦',
  '１２３４５６',
  '12\u200b34\u206056',
])('finds the code in the pasted text %j', async (text) => {
  const { user, submissions } = renderField()
  await user.click(field())
  await user.paste(text)
  expect(field().value).toBe('123456')
  expect(submissions).toEqual(['123456'])
})

test.each(['12345678', 'A code for 5 minutes', '123456 or 654321', '12-34-56'])(
  'neither changes nor submits pasted text without a clear code: %j',
  async (text) => {
    const { user, submissions } = renderField()
    await user.click(field())
    await user.paste(text)
    expect(field().value).toBe(text)
    expect(submissions).toEqual([])
  },
)

test('does not change a code while an input method composes it', () => {
  const { submissions } = renderField()
  fireEvent.compositionStart(field())
  fireEvent.input(field(), { target: { value: '１２３４５６' }, isComposing: true })
  expect(field().value).toBe('１２３４５６')
  expect(submissions).toEqual([])
  fireEvent.compositionEnd(field())
  expect(submissions).toEqual(['123456'])
})

test('submits the next code after a rejected code', async () => {
  const { user, submissions } = renderField('This code is incorrect.')
  await user.type(field(), '111111')
  await user.clear(field())
  await user.type(field(), '222222')
  expect(submissions).toEqual(['111111', '222222'])
  expect(field().getAttribute('aria-invalid')).toBe('true')
})
