import { IconSearch, IconX } from '@tabler/icons-react'
import { useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { cleanText } from '@/lib/fold-text'
import { iconProps, smallIconProps } from '@/ui/display/icon-props'
import classes from './search-input.module.css'
import { IconButton } from '@/ui/display/icon-button'
import { useShortcuts } from '@/ui/shortcuts/shortcuts'

interface SearchInputProps {
  label: string
  value: string
  onChange: (value: string) => void
  placeholder?: string
  /** Describes the text if its kind is recognized. Shown at the end of the field. */
  hint?: (text: string) => string | undefined
  /** Normalizes the typed text before it is reported. */
  normalize?: (text: string) => string
  /** Debounce delay in milliseconds. Enter reports the text immediately. */
  delay?: number
}

/** A debounced search field, focused by `/`. Enter and clearing report immediately. */
export function SearchInput(props: SearchInputProps) {
  const { label, value, onChange, placeholder, hint, normalize = cleanText, delay = 300 } = props
  const { t } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(value)
  // Prevents a search for a word that an input method is still composing.
  const [isComposing, setIsComposing] = useState(false)
  const [lastValue, setLastValue] = useState(value)
  const [sent, setSent] = useState<string>()
  // Adopts a value that changed outside the field, as on Back. Ignores a late echo of the sent text, because the user
  // may have typed more.
  if (value !== lastValue) {
    setLastValue(value)
    setSent(undefined)
    if (value !== sent) setText(value)
  }

  function send(typedText: string) {
    const next = normalize(typedText)
    if (next === (sent ?? value)) return
    setSent(next)
    onChange(next)
  }

  const sendLater = useEffectEvent(send)
  useEffect(() => {
    if (isComposing) return
    const timer = setTimeout(() => sendLater(text), delay)
    return () => clearTimeout(timer)
  }, [text, delay, isComposing])

  function clear() {
    setText('')
    send('')
  }

  function goToField() {
    field.current?.focus()
    field.current?.select()
  }
  // Here `/` focuses this field instead of opening the portal's search. Ctrl/⌘ K still opens the search.
  useShortcuts({ '/': { label, run: goToField } }, t({ message: 'List', context: 'of records' }))

  const hintText = hint?.(normalize(text))
  return (
    <TextInput
      ref={field}
      type="search"
      className={classes.search}
      aria-label={label}
      placeholder={placeholder ?? label}
      value={text}
      autoComplete="off"
      spellCheck={false}
      leftSection={<IconSearch {...iconProps} />}
      inputMode="search"
      data-on={value !== '' || undefined}
      rightSection={
        text ? (
          <>
            <span role="status" className={hintText ? classes.hint : undefined}>
              {hintText}
            </span>
            <IconButton label={t`Clear search`} onClick={clear}>
              <IconX {...smallIconProps} />
            </IconButton>
          </>
        ) : null
      }
      rightSectionPointerEvents="all"
      rightSectionProps={{ className: classes.end }}
      rightSectionWidth="8.5rem"
      onChange={(event) => setText(event.currentTarget.value)}
      onCompositionStart={() => setIsComposing(true)}
      onCompositionEnd={() => setIsComposing(false)}
      onKeyDown={(event) => event.key === 'Enter' && !isComposing && send(text)}
    />
  )
}
