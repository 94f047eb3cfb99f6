import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderUi } from '@/test/render-ui'
import { NewPassword } from './new-password'
import { newPasswordProblem } from './new-password-problem'
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
/** What the live region says; the caps-lock hint beside it is another one. */
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

test('a field for password managers, whose rules are read out with it', () => {
  renderField()
  expect(field().autocomplete).toBe('new-password')
  expect(field().name).toBe('new_password')
  const description = document.getElementById(field().getAttribute('aria-describedby') ?? '')
  expect(description?.textContent).toBe(
    '8 to 128 characters, with a letter and with a digit or a symbol.',
  )
})

test('each rule tells whether it is met while the password is typed', async () => {
  const user = renderField()
  expect(rules()).toEqual([
    '8 to 128 charactersnot met',
    'A letternot met',
    'A digit or a symbolnot met',
  ])
  await user.type(field(), 'abc1')
  expect(rules()).toEqual(['8 to 128 charactersnot met', 'A lettermet', 'A digit or a symbolmet'])
})

test('J4 a pasted password stays as it is, spaces and all', async () => {
  const user = renderField()
  await user.click(field())
  await user.paste('  pässwörd كلمة 1 ')
  const data = new FormData(screen.getByRole('form'))
  expect(data.get('new_password')).toBe('  pässwörd كلمة 1 ')
})

test('strength and list of common passwords are told, and announced once the typing rests', async () => {
  const user = renderField()
  await user.type(field(), 'password1')
  expect(await screen.findByText('Very weak')).toBeTruthy()
  expect(screen.getByText(/one of the most common passwords/)).toBeTruthy()
  await waitFor(() => expect(said()).toContain('3 of 3 rules met. Strength: Very weak.'), {
    timeout: 4_000,
  })
  await user.clear(field())
  await user.type(field(), 'correct horse battery 9')
  expect(await screen.findByText('Strong')).toBeTruthy()
  expect(screen.queryByText(/most common/)).toBeNull()
})

test('a meter that does not load leaves the field working', async () => {
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
  ['mona.saleh@example.com', 'This is your email or your name. Choose another one.'],
  ['correct horse battery 9', undefined],
])('the problem of %j', async (password, problem) => {
  await meter.loadMeter()
  expect(newPasswordProblem(password, about)).toBe(problem)
})
