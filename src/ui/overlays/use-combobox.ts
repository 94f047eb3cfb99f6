import { useId, useState, type KeyboardEvent } from 'react'
import { findAllIn } from '@/browser/dom-lookups'

/** A text field with a listbox (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). The focus stays in the field. */
export function useCombobox({
  alwaysOpen = false,
  start = 0,
  onChoose,
  onEnd,
}: {
  /** Whether the list is always open, as in a dialog. */
  alwaysOpen?: boolean
  /** Index of the active option when the list opens, such as the chosen option. */
  start?: number
  onChoose: () => void
  /**
   * Called when the last option is reached. Must return true if more options are coming, so the arrow keys stay on the
   * last option.
   */
  onEnd?: () => boolean
}) {
  const listId = useId()
  const optionId = (index: number) => `${listId}-${index}`
  const [text, setText] = useState('')
  // Text before the current composition. The list searches for this text until the composed word is complete.
  const [textBefore, setTextBefore] = useState<string>()
  const isComposing = textBefore !== undefined
  const [opened, setOpened] = useState(alwaysOpen)
  const [active, setActive] = useState(0)
  // The listbox is absent while there are no options.
  const [listbox, setListbox] = useState<HTMLElement | null>(null)
  const isListShown = opened && listbox !== null

  const open = () => {
    setActive(start)
    setOpened(true)
  }
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
  const options = () => findAllIn(listbox, 'option')
  const move = (step: 1 | -1) => {
    const { length } = options()
    if (!opened) open()
    if (!opened || length === 0) return
    const next = Math.min(active, length - 1) + step
    const hasMore = next >= length - 1 && onEnd?.()
    if (next < length || !hasMore) setActive((next + length) % length)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
    } else if ((event.key === 'Home' || event.key === 'End') && isListShown && text === '') {
      // With text in the field, these keys move the cursor.
      event.preventDefault()
      setActive(event.key === 'Home' ? 0 : options().length - 1)
      if (event.key === 'End') onEnd?.()
    } else if (event.key === 'Enter' && isListShown) {
      event.preventDefault()
      // Keeps the modifier keys, so a link opens in a new tab with Ctrl or ⌘, as with the mouse.
      const { ctrlKey, metaKey, shiftKey } = event
      const click = { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }
      const all = options()
      // The list may have become shorter than `active`.
      const activeOption = all[active] ?? all.at(-1)
      activeOption?.dispatchEvent(new MouseEvent('click', click))
    } else if (event.key === 'Escape' && !alwaysOpen && (opened || text !== '')) {
      event.preventDefault()
      if (opened) close()
      else setText('')
    }
  }

  /** The text that the list searches for. */
  const query = textBefore ?? text
  return {
    text,
    query,
    isComposing,
    opened,
    open,
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
      onCompositionStart: () => setTextBefore(text),
      onCompositionEnd: () => setTextBefore(undefined),
    } as const,
    list: {
      text: query,
      listId,
      optionId,
      active,
      onActive: setActive,
      listRef: setListbox,
      onChoose: choose,
    },
  }
}
