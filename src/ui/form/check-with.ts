import * as v from 'valibot'
import type { FieldErrors } from './use-form'

/**
 * A `check` for `useForm` from a schema over the field values. Keeps the first issue per field. Messages in the
 * schema must be functions (`() => t\`…\``), so that they follow the language.
 */
export function checkWith<T>(schema: v.GenericSchema<unknown, T>) {
  return (typed: FormData): { values: T } | { errors: FieldErrors } => {
    const result = v.safeParse(schema, Object.fromEntries(typed))
    if (result.success) return { values: result.output }
    const errors: Record<string, string> = {}
    for (const issue of result.issues) errors[v.getDotPath(issue) ?? ''] ??= issue.message
    return { errors }
  }
}
