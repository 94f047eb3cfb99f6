import { useEffect, useLayoutEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { findIn } from '@/browser/dom-lookups'
import { firstScreenRendered } from '@/browser/first-screen'
import { markLanguage } from '@/ui/feedback/server-text'
import { useSubmit } from '@/ui/tasks/use-submit'

/** Error texts by field name. */
export type FieldErrors = Readonly<Record<string, string | undefined>>

type FormOptions<T> = {
  /** Validates the typed values. Returns the values to send, or errors by field. */
  check: (formData: FormData) => { values: T } | { errors: FieldErrors }
  /** Settles when the response arrives. The form is busy until then. */
  onSubmit: (values: T) => Promise<void>
  /** Server errors by field. Must be a new object for each response. */
  serverErrors?: FieldErrors
  /** Language of the server errors, if known. */
  serverLang?: string | undefined
}

/**
 * Manages a form with uncontrolled fields, so errors, re-renders and a slow start don't lose typed text. Allows one
 * submit at a time (row J1), and focuses the first invalid field.
 */
export function useForm<T>({ check, onSubmit, serverErrors, serverLang }: FormOptions<T>) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Readonly<Record<string, ReactNode>>>({})
  const [rejectionCount, setRejectionCount] = useState(0)
  const [handledErrors, setHandledErrors] = useState(serverErrors)

  const showErrors = (next: typeof errors) => {
    setErrors(next)
    setRejectionCount(rejectionCount + 1)
  }
  if (handledErrors !== serverErrors) {
    setHandledErrors(serverErrors)
    showErrors(markErrors(serverErrors ?? {}, serverLang))
  }

  const firstValues = useRef('')
  useEffect(() => {
    // Lets the page replay a submit made before hydration (tools/vite/prerendered-page.ts).
    form.current?.setAttribute('data-ready', 'true')
    firstScreenRendered()
    firstValues.current = serializeForm(form.current)
  }, [])
  // A layout effect, so it runs before the user can continue typing.
  useLayoutEffect(() => {
    if (rejectionCount > 0) findIn(form.current, 'problem')?.focus()
  }, [rejectionCount])

  const { submit, isPending } = useSubmit((formData: FormData) => {
    const checkResult = check(formData)
    if ('errors' in checkResult) {
      showErrors(checkResult.errors)
      return undefined
    }
    setErrors({})
    return onSubmit(checkResult.values)
  })

  const clearError = ({ target }: FormEvent<HTMLFormElement>) => {
    const name = target instanceof Element && target.getAttribute('name')
    if (name && errors[name]) setErrors({ ...errors, [name]: undefined })
  }

  return {
    busy: isPending,
    /** Whether leaving now would lose typed text. */
    isDirty: () => !isPending && serializeForm(form.current) !== firstValues.current,
    /** Returns the input with this name, for events and effects. */
    input: (name: string) => findInput(form.current, name),
    field: (name: string) => ({ name, error: errors[name] }),
    form: {
      ref: form,
      // Keeps the typed values out of the URL if the browser ever submits the form itself.
      method: 'post',
      noValidate: true,
      'aria-busy': isPending,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        void submit(new FormData(event.currentTarget))
      },
      onInput: clearError,
    } as const,
  }
}

function markErrors(errors: FieldErrors, lang: string | undefined) {
  return Object.fromEntries(
    Object.entries(errors).map(([name, text]) => [name, markLanguage(text, lang)]),
  )
}

export function findInput(
  form: HTMLFormElement | null,
  name: string,
): HTMLInputElement | undefined {
  if (!form) return undefined
  const element = form.elements.namedItem(name)
  return element instanceof HTMLInputElement ? element : undefined
}

/** Returns all field values as one comparable string. Files are compared by name and size. */
function serializeForm(form: HTMLFormElement | null): string {
  if (!form) return ''
  const entries = [...new FormData(form)].map(([name, value]) =>
    value instanceof File ? [name, value.name, value.size] : [name, value],
  )
  return JSON.stringify(entries)
}
