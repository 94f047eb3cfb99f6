import { useId, useState, type KeyboardEvent } from 'react'

/** A field with a list below it: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/. The focus stays in the field. */
export function useCombobox({
  always = false,
  onChoose,
}: {
  always?: boolean
  onChoose: () => void
}) {
  const listId = useId()
  const optionId = (index: number) => `${listId}-${index}`
  const [text, setText] = useState('')
  const [opened, setOpened] = useState(always)
  const [wanted, setActive] = useState(0)
  const [count, setCount] = useState(0)
  // The list may have become shorter than where the person was.
  const active = Math.max(0, Math.min(wanted, count - 1))
  const shown = opened && count > 0

  const close = () => {
    setOpened(always)
    setActive(0)
  }
  const change = (next: string) => {
    setText(next)
    setActive(0)
    setOpened(true)
  }
  const choose = () => {
    setText('')
    close()
    onChoose()
  }
  const move = (step: 1 | -1) => {
    if (!opened) setOpened(true)
    else if (count > 0) setActive((active + step + count) % count)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter' && shown) {
      event.preventDefault()
      // With Ctrl or ⌘ a link opens in a new tab, as it does by mouse.
      const { ctrlKey, metaKey, shiftKey } = event
      const click = { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }
      document.getElementById(optionId(active))?.dispatchEvent(new MouseEvent('click', click))
    } else if (event.key === 'Escape' && !always) {
      event.preventDefault()
      if (opened) close()
      else setText('')
    }
  }

  return {
    text,
    opened,
    open: () => setOpened(true),
    close,
    change,
    input: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': shown,
      'aria-controls': shown ? listId : undefined,
      'aria-activedescendant': shown ? optionId(active) : undefined,
      value: text,
      onKeyDown,
    } as const,
    list: {
      text,
      listId,
      optionId,
      active,
      onActive: setActive,
      onCount: setCount,
      onChoose: choose,
    },
  }
}
