import { useId, useState, type KeyboardEvent } from 'react'

/** A text field with a listbox (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). The focus stays in the field. */
export function useCombobox({
  alwaysOpen = false,
  onChoose,
}: {
  /** Whether the list is always open, as in a dialog. */
  alwaysOpen?: boolean
  onChoose: () => void
}) {
  const listId = useId()
  const optionId = (index: number) => `${listId}-${index}`
  const [text, setText] = useState('')
  const [opened, setOpened] = useState(alwaysOpen)
  const [requestedIndex, setActive] = useState(0)
  const [count, setCount] = useState(0)
  // The list may have become shorter.
  const active = Math.max(0, Math.min(requestedIndex, count - 1))
  const isListShown = opened && count > 0

  const close = () => {
    setOpened(alwaysOpen)
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
    } else if (event.key === 'Enter' && isListShown) {
      event.preventDefault()
      // With Ctrl or ⌘ a link opens in a new tab, as with the mouse.
      const { ctrlKey, metaKey, shiftKey } = event
      const click = { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }
      document.getElementById(optionId(active))?.dispatchEvent(new MouseEvent('click', click))
    } else if (event.key === 'Escape' && !alwaysOpen) {
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
      'aria-expanded': isListShown,
      'aria-controls': isListShown ? listId : undefined,
      'aria-activedescendant': isListShown ? optionId(active) : undefined,
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
