import { t } from '@lingui/core/macro'
import { TextInput } from '@mantine/core'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { renderUi } from '@/test/render-ui'
import { FormSummary, type FormProblem } from './form-summary'
import { useForm, type FieldErrors } from './use-form'

/**
 * Returns a `check` for `useForm` that keeps the first schema issue per field. Messages in the schema must be functions
 * (`() => t\`…\``), so the messages follow the language.
 */
function checkWith<T>(schema: v.GenericSchema<unknown, T>) {
  return (typed: FormData): { values: T } | { errors: FieldErrors } => {
    const result = v.safeParse(schema, Object.fromEntries(typed))
    if (result.success) return { values: result.output }
    const errors: Record<string, string> = {}
    for (const issue of result.issues) errors[v.getDotPath(issue) ?? ''] ??= issue.message
    return { errors }
  }
}

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

/** Renders a form that is checked with a schema. The test responds to the form's requests. */
function renderForm() {
  const user = userEvent.setup()
  const pending: ((problem?: FormProblem) => void)[] = []
  const send = vi.fn<(values: v.InferOutput<typeof schema>) => Promise<FormProblem | undefined>>(
    () => new Promise((resolve) => pending.push(resolve)),
  )
  function ClientForm() {
    const [problem, setProblem] = useState<FormProblem>()
    const { form, field, busy } = useForm({
      check,
      onSubmit: async (values) => setProblem(await send(values)),
      serverErrors: problem?.fields,
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
  return { user, send, respond: (problem?: FormProblem) => pending.shift()?.(problem) }
}

const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
const website = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Website' })
const save = () => screen.getByRole('button', { name: 'Save' })

function getError(field: HTMLElement): string | undefined {
  if (field.getAttribute('aria-invalid') !== 'true') return undefined
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}

test('J1 sends only one request on a double click followed by Enter', async () => {
  const { user, send, respond } = renderForm()
  await user.type(name(), 'Acme')
  await user.dblClick(save())
  await user.type(name(), '{Enter}')
  expect(send).toHaveBeenCalledTimes(1)
  expect(save().getAttribute('aria-disabled')).toBe('true')
  respond()
  await waitFor(() => expect(save().getAttribute('aria-disabled')).toBe('false'))
  await user.type(name(), '{Enter}')
  expect(send).toHaveBeenCalledTimes(2)
})

test("sends the schema's output and shows the first message for each field", async () => {
  const { user, send } = renderForm()
  await user.type(name(), '   ')
  await user.type(website(), 'acme{Enter}')
  expect(getError(name())).toBe('Enter a name')
  expect(getError(website())).toBe('Enter a full address')
  expect(document.activeElement).toBe(name())
  expect(send).not.toHaveBeenCalled()

  await user.type(name(), 'Acme ')
  expect(getError(name())).toBeUndefined()
  expect(getError(website())).toBe('Enter a full address')
  await user.clear(website())
  await user.keyboard('{Enter}')
  expect(send).toHaveBeenCalledWith({ name: 'Acme', website: '' })
})

test('shows server errors next to known fields and all other errors above the form', async () => {
  const { user, respond } = renderForm()
  await user.type(name(), 'Acme')
  await user.click(save())
  respond({
    title: 'Check the form',
    text: 'Two things',
    fields: { website: 'Blocked.', plan: 'Unknown plan.' },
  })
  const alert = await screen.findByRole('alert')
  expect(within(alert).getByText('Check the form')).toBeTruthy()
  expect([...alert.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'Two things',
    'Unknown plan.',
  ])
  expect(getError(website())).toBe('Blocked.')
  expect(getError(name())).toBeUndefined()
  expect(document.activeElement).toBe(website())
  expect(name().value).toBe('Acme')
})

test('shows the same server error again after a second submit', async () => {
  const { user, respond } = renderForm()
  const serverProblem = () => ({ title: 'Check the form', text: 'x', fields: { name: 'Taken.' } })
  await user.type(name(), 'Acme{Enter}')
  respond(serverProblem())
  await waitFor(() => expect(getError(name())).toBe('Taken.'))
  await user.type(name(), '2{Enter}')
  expect(getError(name())).toBeUndefined()
  await user.click(website())
  respond(serverProblem())
  await waitFor(() => expect(getError(name())).toBe('Taken.'))
  expect(document.activeElement).toBe(name())
})
