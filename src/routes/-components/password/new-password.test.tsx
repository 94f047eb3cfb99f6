import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { setFieldValue } from '@/test/list-screen'
import { renderUi } from '@/test/render-ui'
import { NewPassword } from './new-password'
import { newPasswordProblem } from './password-rules'
import * as meter from './strength-meter'

const about = ['mona.saleh@example.com', 'Mona Saleh']

beforeEach(() => void meter.loadMeter())

function renderField() {
  renderUi(
    <form aria-label="form">
      <NewPassword name="new_password" about={about} />
    </form>,
  )
  return userEvent.setup()
}

const field = () => screen.getByLabelText<HTMLInputElement>('New password')
const rules = () =>
  within(screen.getByRole('list', { name: 'Password rules' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
/** Returns the text of every live region, including the Caps Lock hint. */
const announcements = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

test('sets the attributes for password managers and describes the rules to screen readers', () => {
  renderField()
  expect(field().autocomplete).toBe('new-password')
  expect(field().name).toBe('new_password')
  const description = document.getElementById(field().getAttribute('aria-describedby') ?? '')
  expect(description?.textContent).toBe(
    '8 to 128 characters, including a letter and a digit or symbol.',
  )
})

test('adds an error to the field description, before the password rules', () => {
  renderUi(<NewPassword name="new_password" error="Too common" />)
  const ids = field().getAttribute('aria-describedby')?.split(' ') ?? []
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Too common',
    '8 to 128 characters, including a letter and a digit or symbol.',
  ])
  expect(field().getAttribute('aria-invalid')).toBe('true')
})

test('marks each rule as met or not while typing', async () => {
  const user = renderField()
  expect(rules()).toEqual([
    '8 to 128 charactersnot met',
    'A letternot met',
    'A digit or a symbolnot met',
  ])
  await user.type(field(), 'abc1')
  expect(rules()).toEqual(['8 to 128 charactersnot met', 'A lettermet', 'A digit or a symbolmet'])
})

test('J4 keeps a pasted password unchanged, including spaces', async () => {
  const user = renderField()
  await user.click(field())
  await user.paste('  pässwörd كلمة 1 ')
  const data = new FormData(screen.getByRole('form'))
  expect(data.get('new_password')).toBe('  pässwörd كلمة 1 ')
})

test('shows the strength while typing and announces it when typing pauses', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  renderField()
  setFieldValue(field(), 'password1')
  expect(await screen.findByText('Very weak')).toBeTruthy()
  expect(screen.getByText(/one of the most common passwords/)).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(1_200))
  expect(announcements()).toContain('3 of 3 rules met. Strength: Very weak.')
  setFieldValue(field(), 'correct horse battery 9')
  expect(await screen.findByText('Strong')).toBeTruthy()
  expect(screen.queryByText(/most common/)).toBeNull()
})

test('checks the rules but shows no strength when the meter cannot load', async () => {
  vi.spyOn(meter, 'loadMeter').mockResolvedValue(undefined)
  vi.spyOn(meter, 'loadedMeter').mockReturnValue(undefined)
  const user = renderField()
  await user.type(field(), 'password1')
  expect(rules()).toContain('8 to 128 charactersmet')
  expect(screen.queryByText('Very weak')).toBeNull()
  expect(newPasswordProblem('password1', about)).toBeUndefined()
  expect(newPasswordProblem('short', about)).toBe('Use 8 to 128 characters')
})

test.each([
  ['', 'Enter a new password'],
  ['abc', 'Use 8 to 128 characters'],
  ['12345678', 'Add a letter'],
  ['abcdefgh', 'Add a digit or a symbol'],
  ['password1', 'This is one of the most common passwords. Choose another one.'],
  ['mona.saleh@example.com', 'Do not use your email or name as a password.'],
  ['correct horse battery 9', undefined],
])('validates the password %j', async (password, problem) => {
  await meter.loadMeter()
  expect(newPasswordProblem(password, about)).toBe(problem)
})
