import { i18n } from '@lingui/core'
import { findError } from '@/features/labels/problems/service-errors'
import type { FieldDoc, ServiceDoc } from './catalog/types'
import { getHttpStatus } from './http-status'

/** Returns a service's page as Markdown, for tickets and for tools that read text. */
export function serviceMarkdown(service: ServiceDoc): string {
  const { name, method, path, summary, notes = [], errors, example } = service
  return [
    `# ${name}`,
    `\`${method} ${path}\``,
    summary,
    ...notes,
    '## Request',
    [
      ...(service.authorized ? ['- `Authorization: Bearer …` with an access token'] : []),
      `- \`Content-Type: ${service.body === 'form' ? 'application/x-www-form-urlencoded' : 'application/json'}\``,
    ].join('\n'),
    fieldTable(service.request, 'Required'),
    jsonBlock(example.request),
    '## Response',
    ...(service.signed ? ['The `hmac` header signs the body.'] : []),
    fieldTable(service.response, 'Always present'),
    jsonBlock(example.response),
    '## Errors',
    table(
      ['Code', 'HTTP status', 'Cause', 'Remedy'],
      errors.map((code) => {
        const error = findError(code)
        const status = String(getHttpStatus(code) ?? '')
        const texts = error ? [i18n._(error.cause), i18n._(error.remedy)] : ['', '']
        return [String(code), status, ...texts]
      }),
    ),
  ].join('\n\n')
}

/** A field in a flat table: `data.fields[].value` is the `value` of each entry of the list `fields` in `data`. */
type FieldRow = { path: string; type: string; depth: number; field: FieldDoc }

/** @internal Exported for its test. */
export function fieldRows(fields: readonly FieldDoc[], parent = '', depth = 0): FieldRow[] {
  return fields.flatMap((field) => {
    const path = `${parent}${field.name}`
    const isList = field.type === 'array'
    const type = isList ? `${field.fields ? 'object' : (field.items ?? 'string')}[]` : field.type
    const inner = fieldRows(field.fields ?? [], `${path}${isList ? '[]' : ''}.`, depth + 1)
    return [{ path, type, depth, field }, ...inner]
  })
}

function fieldTable(fields: readonly FieldDoc[], requiredLabel: string): string {
  const rows = fieldRows(fields).map(({ path, type, field }) => [
    `\`${path}\``,
    type,
    field.required ? 'yes' : 'no',
    [field.description, ...(field.values ? [`One of ${field.values.join(', ')}.`] : [])].join(' '),
  ])
  return table(['Field', 'Type', requiredLabel, 'Description'], rows)
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

function jsonBlock(value: ServiceDoc['example']['request']): string {
  return `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``
}
