import * as v from 'valibot'
import { faultListSchema, faultSchemas, type Fault } from '@mocks/faults'
import { controlCalls } from './control-calls'
import { button, h, labelField, section } from './dom'
import type { Report } from './report'

/** Renders the faults for individual paths. Tests set faults in the same list. */
export function faultsSection(report: Report) {
  const list = h('ul', { ariaLabel: 'Faults that are set' })
  const kind = h('select', {}, ...faultForms.map((each) => h('option', {}, each.kind)))
  const path = h('input', { placeholder: 'bundle-sessions', spellcheck: false })
  const count = h('input', { value: '1', placeholder: '1, 2 … or always', spellcheck: false })
  const parameters = h('div', { className: 'row' })
  let fields: { field: FaultField; input: HTMLInputElement }[] = []

  const showParameters = () => {
    const selectedForm = faultForms.find((each) => each.kind === kind.value)
    fields = (selectedForm?.fields ?? []).map((field) => ({
      field,
      input: h('input', { placeholder: field.type, required: field.required, spellcheck: false }),
    }))
    parameters.replaceChildren(...fields.map(({ field, input }) => labelField(field.name, input)))
  }
  kind.addEventListener('change', showParameters)
  showParameters()

  const show = (faults: Fault[]) =>
    list.replaceChildren(
      ...faults.map((fault, index) => {
        const { kind: name, path: pathPart, count: times = 1, ...rest } = fault
        const suffix = Object.keys(rest).length > 0 ? ` ${JSON.stringify(rest)}` : ''
        const text = `${name} on ${pathPart || 'every call'} × ${times}${suffix}`
        const remove = button('Remove', () => save(faults.toSpliced(index, 1)))
        remove.ariaLabel = `Remove ${text}`
        return h('li', {}, h('span', {}, text), remove)
      }),
    )
  const refresh = async () => show(await controlCalls.faults())
  const save = report(async (faults: Fault[]) => {
    await controlCalls.setFaults(faults)
    show(faults)
    return faults.length === 0 ? 'No faults' : `${faults.length} set`
  })
  const add = report(async () => {
    const result = v.safeParse(faultListSchema, [
      {
        kind: kind.value,
        path: path.value.trim(),
        count: count.value.trim() === 'always' ? 'always' : Number(count.value || 1),
        ...Object.fromEntries(
          fields
            .filter(({ input }) => input.value.trim() !== '')
            .map(({ field, input }) => [field.name, parseInput(field.type, input.value)]),
        ),
      },
    ])
    if (!result.success) {
      const [issue] = result.issues
      throw new Error(`${v.getDotPath(issue)?.replace('0.', '') ?? ''}: ${issue.message}`)
    }
    const faults = [...(await controlCalls.faults()), ...result.output]
    await controlCalls.setFaults(faults)
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
      h(
        'div',
        { className: 'row' },
        labelField('Kind', kind),
        labelField('Part of the path', path),
      ),
      parameters,
      h(
        'div',
        { className: 'row' },
        labelField('How often', count),
        h('button', { type: 'submit' }, 'Add fault'),
        button('Clear faults', () => save([])),
      ),
    ),
    list,
  )
  return { element, refresh }
}

function parseInput(type: FaultField['type'], text: string): unknown {
  if (type === 'number') return Number(text)
  return type === 'json' ? JSON.parse(text) : text
}

type FaultField = { name: string; type: 'number' | 'text' | 'json'; required: boolean }

/**
 * Form fields for each fault kind, derived from the fault schemas. `path` and `count` have separate inputs.
 * @internal Exported for its test.
 */
export const faultForms: { kind: string; fields: FaultField[] }[] = faultSchemas.map(
  ({ entries }) => ({
    kind: entries.kind.literal,
    fields: Object.entries<v.GenericSchema>(entries)
      .filter(([name]) => !['kind', 'path', 'count'].includes(name))
      .map(([name, schema]) => ({
        name,
        type: getFieldType(schema),
        required: !v.is(schema, undefined),
      })),
  }),
)

function getFieldType(schema: v.GenericSchema): FaultField['type'] {
  if (v.is(schema, {})) return 'json'
  return v.is(schema, 500) ? 'number' : 'text'
}
