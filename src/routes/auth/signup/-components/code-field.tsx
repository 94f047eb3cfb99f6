import { TextInput } from '@mantine/core'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { findOneTimeCode } from '@/lib/fold-text'
import classes from './code-field.module.css'

type CodeFieldProps = {
  name: string
  label: string
  /** Number of digits in the code. */
  length: number
  error: ReactNode
}

/**
 * Single field for a one-time code, so paste, autofill and screen readers work. Finds the code in any script's digits,
 * and submits the form once for each complete code.
 */
export function CodeField({ name, label, length, error }: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const isCode = text === findOneTimeCode(text, length)
  useEffect(() => {
    if (isCode) input.current?.form?.requestSubmit()
  }, [isCode, text])
  // Selects a rejected code, so the next code replaces it.
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
        // Keeps the text as it is, because the input method hasn't finished composing it.
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
      autoFocus // oxlint-disable-line jsx-a11y/no-autofocus -- a form starts in its first field
    />
  )
}
