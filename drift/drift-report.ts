import type { Operation } from '@/api/core/operation'
import { realms } from '@/auth/realm'
import type { CallDrift, FieldDrift } from './drift-log'

export const columns = ['Field', 'Difference', 'Expected', 'Got', 'Answers'] as const

const differences: Readonly<Record<FieldDrift['kind'], string>> = {
  missing: 'missing',
  type: 'another type',
  format: 'another format',
  value: 'an unknown value',
  unknown: 'an unknown field',
}

/** The cells of a field, as many as there are columns. */
export function cellsOf(field: FieldDrift, { answers }: CallDrift): string[] {
  return [
    field.path,
    differences[field.kind] + (field.isFatal ? ', cannot be read' : ''),
    field.expected,
    field.got.join(', '),
    `${field.answers} of ${answers}`,
  ]
}

export function callName({ realm, method, path }: Operation): string {
  return `${method.toUpperCase()} /${realms[realm].backend}/${path}`
}

export function summaryOf(calls: readonly CallDrift[]): string {
  const answers = calls.reduce((sum, call) => sum + call.answers, 0)
  return `${counted(answers, 'answer')} of ${counted(calls.length, 'call')} read, ${counted(fieldCount(calls), 'field')} not as expected.`
}

export function fieldCount(calls: readonly CallDrift[]): number {
  return calls.reduce((sum, { fields }) => sum + fields.length, 0)
}

export const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** The same as the panel, to be pasted into an issue. */
export function toMarkdown(calls: readonly CallDrift[]): string {
  const sections = calls
    .filter(({ fields }) => fields.length > 0)
    .map((call) => [
      `\n### \`${callName(call.operation)}\`\n`,
      line(columns),
      line(columns.map(() => '---')),
      ...call.fields.map((field) => {
        const [path = '', ...cells] = cellsOf(field, call)
        return line([`\`${path.replaceAll('|', '\\|')}\``, ...cells.map(escapeCell)])
      }),
    ])
  return `${[`## Contract drift\n\n${summaryOf(calls)}`, ...sections.flat()].join('\n')}\n`
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
const escapeCell = (text: string) => text.replaceAll(/[\\|<>*_[\]`]/g, '\\$&')
