import * as v from 'valibot'
import { faultListSchema, type Fault, faultSchemas } from '@mocks/faults'
import { control } from './control'
import { button, h, labelled, section } from './dom'
import type { Tell } from './notify'

/** The faults of single paths: the same list that the tests set. */
export function faultsSection(tell: Tell) {
  const list = h('ul', { ariaLabel: 'Faults that are set' })
  const kind = h('select', {}, ...faultForms.map((each) => h('option', {}, each.kind)))
  const path = h('input', { placeholder: 'bundle-sessions', spellcheck: false })
  const count = h('input', { value: '1', placeholder: '1, 2 … or always', spellcheck: false })
  const parameters = h('div', { className: 'row' })
  let fields: { name: string; form: FaultForm['fields'][number]; input: HTMLInputElement }[] = []

  const showParameters = () => {
    const chosen = faultForms.find((each) => each.kind === kind.value)
    fields = (chosen?.fields ?? []).map((form) => ({
      name: form.name,
      form,
      input: h('input', { placeholder: form.type, required: form.required, spellcheck: false }),
    }))
    parameters.replaceChildren(...fields.map(({ name, input }) => labelled(name, input)))
  }
  kind.addEventListener('change', showParameters)
  showParameters()

  const show = (faults: Fault[]) =>
    list.replaceChildren(
      ...faults.map((fault, at) => {
        const { kind: name, path: part, count: times = 1, ...rest } = fault
        const more = Object.keys(rest).length > 0 ? ` ${JSON.stringify(rest)}` : ''
        const text = `${name} on ${part || 'every call'} × ${times}${more}`
        const remove = button('Remove', () => save(faults.toSpliced(at, 1)))
        remove.ariaLabel = `Remove ${text}`
        return h('li', {}, h('span', {}, text), remove)
      }),
    )
  const refresh = async () => show(await control.faults())
  const save = tell(async (faults: Fault[]) => {
    await control.setFaults(faults)
    show(faults)
    return faults.length === 0 ? 'No faults' : `${faults.length} set`
  })
  const add = tell(async () => {
    const result = v.safeParse(faultListSchema, [
      {
        kind: kind.value,
        path: path.value.trim(),
        count: count.value.trim() === 'always' ? 'always' : Number(count.value || 1),
        ...Object.fromEntries(
          fields
            .filter(({ input }) => input.value.trim() !== '')
            .map(({ name, form, input }) => [name, read(form.type, input.value)]),
        ),
      },
    ])
    if (!result.success) {
      const [issue] = result.issues
      throw new Error(`${v.getDotPath(issue)?.replace('0.', '') ?? ''}: ${issue.message}`)
    }
    const faults = [...(await control.faults()), ...result.output]
    await control.setFaults(faults)
    show(faults)
    return 'Fault added'
  })

  const element = section(
    'Faults',
    h(
      'form',
      {
        noValidate: true,
        onsubmit: (event) => {
          event.preventDefault()
          void add()
        },
      },
      h('div', { className: 'row' }, labelled('Kind', kind), labelled('Part of the path', path)),
      parameters,
      h(
        'div',
        { className: 'row' },
        labelled('How often', count),
        h('button', { type: 'submit' }, 'Add fault'),
        button('Clear faults', () => save([])),
      ),
    ),
    list,
  )
  return { element, refresh }
}

function read(type: FaultForm['fields'][number]['type'], text: string): unknown {
  if (type === 'number') return Number(text)
  return type === 'json' ? JSON.parse(text) : text
}

type FaultField = { name: string; type: 'number' | 'text' | 'json'; required: boolean }
export type FaultForm = { kind: string; fields: FaultField[] }

/** The parameters of each kind of fault besides path and count, read from the schema of the list itself. */
export const faultForms: FaultForm[] = faultSchemas.map(({ entries }) => ({
  kind: entries.kind.literal,
  fields: Object.entries<v.GenericSchema>(entries)
    .filter(([name]) => !['kind', 'path', 'count'].includes(name))
    .map(([name, schema]) => ({
      name,
      type: typeOf(schema),
      required: !v.is(schema, undefined),
    })),
}))

function typeOf(schema: v.GenericSchema): FaultField['type'] {
  if (v.is(schema, {})) return 'json'
  return v.is(schema, 500) ? 'number' : 'text'
}
