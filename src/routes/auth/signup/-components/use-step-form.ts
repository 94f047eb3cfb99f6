import { useState, type FormEvent } from 'react'
import { ApiError, isSilent } from '@/api/api-error'
import { describeError, type ErrorDescription } from '@/api/errors'
import { useForm, type FieldErrors } from '@/ui/form/use-form'
import { useDrafts } from './drafts'

/** `wait`: milliseconds until the server takes another try. */
export type StepFailure = ErrorDescription & { wait: number | undefined; error: unknown }

type StepFormParts<T> = {
  /** The fields whose text is kept when the step is left. */
  names: readonly string[]
  check: (typed: FormData) => { values: T } | { errors: FieldErrors }
  /** Sends it, and leads on. */
  save: (values: T) => Promise<void>
  /** What this step knows better than the general words. */
  explain?: (error: unknown) => Partial<ErrorDescription> | undefined
}

/** The form of one step: what is typed is kept for the way back, and nothing is lost to an error. */
export function useStepForm<T>({ names, check, save, explain }: StepFormParts<T>) {
  const drafts = useDrafts()
  const [failure, setFailure] = useState<StepFailure>()
  const { form, field, busy } = useForm<T>({
    check,
    onSubmit: async (values) => {
      setFailure(undefined)
      try {
        await save(values)
      } catch (error) {
        if (isSilent(error)) return
        const wait = error instanceof ApiError ? error.retryAfter : undefined
        setFailure({ ...describeError(error), ...explain?.(error), wait, error })
      }
    },
    serverErrors: failure?.fields,
  })

  const keep = (typed: FormData) => {
    for (const name of names) {
      const value = typed.get(name)
      if (typeof value === 'string') drafts.set(name, value)
      else drafts.delete(name)
    }
  }

  return {
    busy,
    failure,
    forgive: () => setFailure(undefined),
    form: {
      ...form,
      onInput: (event: FormEvent<HTMLFormElement>) => {
        keep(new FormData(event.currentTarget))
        form.onInput(event)
      },
    },
    field: (name: string, saved?: string) => ({
      ...field(name),
      defaultValue: drafts.get(name) ?? saved ?? '',
    }),
  }
}

export function textOf(typed: FormData, name: string): string {
  const value = typed.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
