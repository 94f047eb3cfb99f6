import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { useOutsidePress } from './use-outside-press'

/** State and keyboard of a button that opens a menu: https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/ */
export function useMenuButton() {
  const buttonRef = useRef<HTMLButtonElement>(null)
  const listRef = useRef<HTMLDivElement>(null)
  // The item that gets the focus when the menu opens. Undefined while it is closed.
  const [start, setStart] = useState<'first' | 'last'>()
  const opened = start !== undefined

  const items = () =>
    Array.from(listRef.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])
  const close = () => {
    buttonRef.current?.focus()
    setStart(undefined)
  }

  useEffect(() => {
    if (start)
      items()
        .at(start === 'first' ? 0 : -1)
        ?.focus()
  }, [start])

  useOutsidePress({
    enabled: opened,
    isInside: (element) =>
      listRef.current?.contains(element) || buttonRef.current?.contains(element),
    onOutside: () => setStart(undefined),
  })

  const onButtonKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setStart(event.key === 'ArrowDown' ? 'first' : 'last')
  }

  const onListKey = (event: KeyboardEvent) => {
    const all = items()
    const at = all.findIndex((item) => item === document.activeElement)
    const goTo: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }
    const next = goTo[event.key]
    if (next !== undefined) {
      event.preventDefault()
      all.at(next % all.length)?.focus()
    } else if (event.key === 'Escape') {
      event.preventDefault()
      close()
    } else if (event.key.length === 1 && event.key !== ' ') {
      const fromHere = [...all.slice(at + 1), ...all.slice(0, at + 1)]
      const letter = event.key.toLowerCase()
      fromHere.find((item) => item.textContent.trim().toLowerCase().startsWith(letter))?.focus()
    }
  }

  return {
    opened,
    close,
    root: {
      onBlur: (event: FocusEvent<HTMLElement>) => {
        const leaves = event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)
        if (leaves) setStart(undefined)
      },
    },
    button: {
      ref: buttonRef,
      onClick: () => (opened ? close() : setStart('first')),
      onKeyDown: onButtonKey,
    },
    list: { ref: listRef, onKeyDown: onListKey },
  }
}
