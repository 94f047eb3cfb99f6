import { TextInput } from '@mantine/core'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { extractDigits } from '@/lib/fold-text'
import classes from './code-field.module.css'

type CodeFieldProps = {
  name: string
  label: string
  /** How many digits the code has. */
  length: number
  error: ReactNode
}

/**
 * A one-time code in one field rather than six, which works with paste, autofill and screen readers. Accepts digits of
 * any script and ignores everything else. Submits the form as soon as the code is complete, once per code.
 */
export function CodeField({ name, label, length, error }: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  useEffect(() => {
    if (code.length === length) input.current?.form?.requestSubmit()
  }, [code, length])
  // The next code replaces a refused one.
  useEffect(() => {
    if (error) input.current?.select()
  }, [error])
  return (
    <TextInput
      ref={input}
      name={name}
      label={label}
      error={error}
      value={code}
      onChange={({ currentTarget }) => setCode(extractDigits(currentTarget.value).slice(0, length))}
      size="md"
      dir="ltr"
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      classNames={{ input: classes.input }}
      // The screen's only field.
      autoFocus // oxlint-disable-line jsx-a11y/no-autofocus -- a form starts in its first field
    />
  )
}
