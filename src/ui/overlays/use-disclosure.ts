import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { useOutsidePress } from './use-outside-press'

/** A button that shows and hides the content after it. Esc, a press outside and leaving by keyboard hide it. */
export function useDisclosure() {
  const rootRef = useRef<HTMLLIElement>(null)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)

  useOutsidePress({
    enabled: opened,
    isInside: (element) => rootRef.current?.contains(element),
    onOutside: close,
  })

  const onKeyDown = (event: KeyboardEvent) => {
    const atButton = event.target === buttonRef.current
    if (event.key === 'Escape' && opened) {
      event.preventDefault()
      buttonRef.current?.focus()
      close()
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!opened) return setOpened(true)
      const links = Array.from(rootRef.current?.querySelectorAll<HTMLElement>('a[href]') ?? [])
      const step = event.key === 'ArrowDown' ? 1 : -1
      const at = links.findIndex((link) => link === document.activeElement)
      const next = atButton ? (step === 1 ? 0 : -1) : (at + step) % links.length
      links.at(next)?.focus()
    }
  }

  return {
    opened,
    close,
    root: {
      ref: rootRef,
      onKeyDown,
      onBlur: (event: FocusEvent<HTMLElement>) => {
        const leaves = event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)
        if (leaves) close()
      },
    },
    button: { ref: buttonRef, onClick: () => setOpened(!opened) },
  }
}
