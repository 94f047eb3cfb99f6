import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { findAllIn, hasFocusWithin } from '@/browser/dom-lookups'
import classes from './menu.module.css'
import { usePopover } from './popover'
import popover from './popover.module.css'

/** Props for every menu item, whether a link or a button. Choosing an item closes the menu. */
export type MenuItem = { role: 'menuitem'; tabIndex: -1; onClick: () => void }

interface MenuProps {
  /** Button class name. */
  className?: string
  /** Button content. */
  children: ReactNode
  items: (item: MenuItem) => ReactNode
}

/** A button that opens a menu: https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/ */
export function Menu({ className, children, items }: MenuProps) {
  /** Index of the item that gets the focus when the menu opens. */
  const start = useRef(0)
  const { opened, open, close, button, panel } = usePopover({
    align: 'end',
    onOpen: (menu) => getItems(menu).at(start.current)?.focus(),
  })

  const onButtonKey = (event: KeyboardEvent) => {
    button.onKeyDown(event)
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    start.current = event.key === 'ArrowDown' ? 0 : -1
    open()
  }

  const onMenuKey = (event: KeyboardEvent<HTMLElement>) => {
    panel.onKeyDown(event)
    const all = getItems(event.currentTarget)
    const at = all.findIndex(hasFocusWithin)
    const goTo: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }
    const next = goTo[event.key]
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey
    // Closing focuses the button, so the browser moves to the element before or after the button.
    if (event.key === 'Tab') close()
    else if (next !== undefined) {
      event.preventDefault()
      all.at(next % all.length)?.focus()
    } else if (event.key.length === 1 && event.key !== ' ' && !hasModifier) {
      const fromHere = [...all.slice(at + 1), ...all.slice(0, at + 1)]
      const letter = event.key.toLowerCase()
      fromHere.find((item) => item.textContent.trim().toLowerCase().startsWith(letter))?.focus()
    }
  }

  return (
    <>
      <button
        type="button"
        id={`${panel.id}-button`}
        className={className ? `${classes.button} ${className}` : classes.button}
        aria-haspopup="menu"
        {...button}
        onClick={() => {
          start.current = 0
          button.onClick()
        }}
        onKeyDown={onButtonKey}
      >
        {children}
      </button>
      {opened ? (
        <div
          role="menu"
          aria-labelledby={`${panel.id}-button`}
          tabIndex={-1}
          className={`${popover.panel} ${classes.menu}`}
          {...panel}
          onKeyDown={onMenuKey}
        >
          {items({ role: 'menuitem', tabIndex: -1, onClick: close })}
        </div>
      ) : null}
    </>
  )
}

const getItems = (menu: HTMLElement) => findAllIn(menu, 'menuItem')
