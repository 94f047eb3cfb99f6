import * as v from 'valibot'
import type { FieldTexts } from './use-form'

/**
 * The check of `useForm` by a schema over the fields' texts: the first issue of each field, under its name. A
 * schema's messages are functions (`() => t\`…\``), so that they follow the language.
 */
export function checkWith<T>(schema: v.GenericSchema<unknown, T>) {
  return (typed: FormData): { values: T } | { errors: FieldTexts } => {
    const result = v.safeParse(schema, Object.fromEntries(typed))
    if (result.success) return { values: result.output }
    const errors: Record<string, string> = {}
    for (const issue of result.issues) errors[v.getDotPath(issue) ?? ''] ??= issue.message
    return { errors }
  }
}
