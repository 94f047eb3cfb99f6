import { t } from '@lingui/core/macro'
import { TextInput } from '@mantine/core'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { renderUi } from '@/test/render-ui'
import { checkWith } from './check-with'
import { FormSummary, type FormProblem } from './form-summary'
import { useForm } from './use-form'

const schema = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(() => t`Enter a name`),
  ),
  website: v.pipe(
    v.string(),
    v.check(
      (text) => text === '' || URL.canParse(text),
      () => t`Enter a full address`,
    ),
  ),
})

const check = checkWith(schema)

/** A form of a later screen: its rules in a schema, its answers by hand. */
function renderForm() {
  const user = userEvent.setup()
  const waiting: ((problem?: FormProblem) => void)[] = []
  const send = vi.fn<(values: v.InferOutput<typeof schema>) => Promise<FormProblem | undefined>>(
    () => new Promise((resolve) => waiting.push(resolve)),
  )
  function ClientForm() {
    const [problem, setProblem] = useState<FormProblem>()
    const { form, field, busy } = useForm({
      check,
      onSubmit: async (values) => setProblem(await send(values)),
      rejected: problem?.fields,
    })
    return (
      <form {...form}>
        <FormSummary problem={problem} names={['name', 'website']} />
        <TextInput label="Name" {...field('name')} />
        <TextInput label="Website" {...field('website')} />
        <button type="submit" aria-disabled={busy}>
          Save
        </button>
      </form>
    )
  }
  renderUi(<ClientForm />)
  return { user, send, answer: (problem?: FormProblem) => waiting.shift()?.(problem) }
}

const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
const website = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Website' })
const save = () => screen.getByRole('button', { name: 'Save' })

function problemOf(field: HTMLElement): string | undefined {
  if (field.getAttribute('aria-invalid') !== 'true') return undefined
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}

test('J1 a double click, and Enter with a click, send one request', async () => {
  const { user, send, answer } = renderForm()
  await user.type(name(), 'Acme')
  await user.dblClick(save())
  await user.type(name(), '{Enter}')
  expect(send).toHaveBeenCalledTimes(1)
  expect(save().getAttribute('aria-disabled')).toBe('true')
  answer()
  await waitFor(() => expect(save().getAttribute('aria-disabled')).toBe('false'))
  await user.type(name(), '{Enter}')
  expect(send).toHaveBeenCalledTimes(2)
})

test('the rules of the schema: its values are sent, its first message per field is shown', async () => {
  const { user, send } = renderForm()
  await user.type(name(), '   ')
  await user.type(website(), 'acme{Enter}')
  expect(problemOf(name())).toBe('Enter a name')
  expect(problemOf(website())).toBe('Enter a full address')
  expect(document.activeElement).toBe(name())
  expect(send).not.toHaveBeenCalled()

  await user.type(name(), 'Acme ')
  expect(problemOf(name())).toBeUndefined()
  expect(problemOf(website())).toBe('Enter a full address')
  await user.clear(website())
  await user.keyboard('{Enter}')
  expect(send).toHaveBeenCalledWith({ name: 'Acme', website: '' })
})

test('what the server refuses stands at its field; of an unknown field, above the form', async () => {
  const { user, answer } = renderForm()
  await user.type(name(), 'Acme')
  await user.click(save())
  answer({
    title: 'Check the form',
    text: 'Two things',
    fields: { website: 'Blocked.', plan: 'Unknown plan.' },
  })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('Check the formTwo things Unknown plan.')
  expect(problemOf(website())).toBe('Blocked.')
  expect(problemOf(name())).toBeUndefined()
  expect(document.activeElement).toBe(website())
  expect(name().value).toBe('Acme')
})

test('the same refusal twice is told twice', async () => {
  const { user, answer } = renderForm()
  const refusal = () => ({ title: 'Check the form', text: 'x', fields: { name: 'Taken.' } })
  await user.type(name(), 'Acme{Enter}')
  answer(refusal())
  await waitFor(() => expect(problemOf(name())).toBe('Taken.'))
  await user.type(name(), '2{Enter}')
  expect(problemOf(name())).toBeUndefined()
  await user.click(website())
  answer(refusal())
  await waitFor(() => expect(problemOf(name())).toBe('Taken.'))
  expect(document.activeElement).toBe(name())
})
