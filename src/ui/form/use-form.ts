import { useEffect, useLayoutEffect, useRef, useState, type FormEvent } from 'react'

/** One text per field that needs another look. */
export type FieldTexts = Readonly<Record<string, string | undefined>>

type FormParts<T> = {
  /** What was typed → what is sent, or why not yet. */
  check: (typed: FormData) => { values: T } | { errors: FieldTexts }
  /** Settles when the answer is there; the button is busy until then. */
  onSubmit: (values: T) => Promise<void>
  /** What the server refused, by field: a new object for each answer. */
  rejected?: FieldTexts | undefined
}

/**
 * One form: its fields keep their own text, so nothing typed is lost to an error, a render or a late start.
 * One submit at a time (row J1); a refused field is marked until it is edited, and the first one gets the focus.
 */
export function useForm<T>({ check, onSubmit, rejected }: FormParts<T>) {
  const form = useRef<HTMLFormElement>(null)
  // A second click arrives before the busy state is rendered.
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<FieldTexts>({})
  const [refusals, setRefusals] = useState(0)
  const [answered, setAnswered] = useState(rejected)

  const refuse = (found: FieldTexts) => {
    setErrors(found)
    setRefusals(refusals + 1)
  }
  if (answered !== rejected) {
    setAnswered(rejected)
    refuse(rejected ?? {})
  }

  useEffect(() => form.current?.setAttribute('data-ready', 'true'), [])
  // With the marks, before anybody can type on.
  useLayoutEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [refusals])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (running.current) return
    const checked = check(new FormData(event.currentTarget))
    if ('errors' in checked) return refuse(checked.errors)
    setErrors({})
    running.current = true
    setBusy(true)
    try {
      await onSubmit(checked.values)
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  const edited = ({ target }: FormEvent<HTMLFormElement>) => {
    const name = target instanceof Element && target.getAttribute('name')
    if (name && errors[name]) setErrors({ ...errors, [name]: undefined })
  }

  return {
    busy,
    field: (name: string) => ({ name, error: errors[name] }),
    form: {
      ref: form,
      // Should a submit ever reach the browser itself, nothing typed is put into the address.
      method: 'post',
      noValidate: true,
      'aria-busy': busy,
      onSubmit: submit,
      onInput: edited,
    } as const,
  }
}
