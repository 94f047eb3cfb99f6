import { TextInput } from '@mantine/core'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { findOneTimeCode } from '@/lib/fold-text'
import classes from './code-field.module.css'

type CodeFieldProps = {
  name: string
  label: string
  /** How many digits the code has. */
  length: number
  error: ReactNode
}

/**
 * A one-time code in one field rather than six, which works with paste, autofill and screen readers. Finds the code in
 * typed or pasted text, in digits of any script, and doesn't change other text. Submits the form once for each code, as
 * soon as it is complete.
 */
export function CodeField({ name, label, length, error }: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const isCode = text === findOneTimeCode(text, length)
  useEffect(() => {
    if (isCode) input.current?.form?.requestSubmit()
  }, [isCode, text])
  // The next code replaces a refused one.
  useEffect(() => {
    if (error) input.current?.select()
  }, [error])
  const accept = (typed: string) => setText(findOneTimeCode(typed, length) ?? typed)
  return (
    <TextInput
      ref={input}
      name={name}
      label={label}
      error={error}
      value={text}
      onChange={({ currentTarget: { value }, nativeEvent }) => {
        // An input method has not finished it.
        if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) setText(value)
        else accept(value)
      }}
      onCompositionEnd={({ currentTarget }) => accept(currentTarget.value)}
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
