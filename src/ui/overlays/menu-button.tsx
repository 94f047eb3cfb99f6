import { useId, type ReactNode } from 'react'
import classes from './menu-button.module.css'
import { useMenuButton } from './use-menu-button'

/** Props for every menu item, a link or a button. Choosing an item closes the menu. */
export type MenuItem = { role: 'menuitem'; tabIndex: -1; onClick: () => void }

interface MenuButtonProps {
  /** For the root element. The caller styles the button through it. */
  className?: string | undefined
  children: ReactNode
  items: (item: MenuItem) => ReactNode
}

/** A button that opens a menu. A short menu needs no positioning library. */
export function MenuButton({ className, children, items }: MenuButtonProps) {
  const id = useId()
  const { opened, close, root, button, list } = useMenuButton()
  return (
    <div className={`${classes.root} ${className ?? ''}`} {...root}>
      <button
        type="button"
        id={id}
        className={classes.button}
        aria-haspopup="menu"
        aria-expanded={opened}
        aria-controls={opened ? `${id}-menu` : undefined}
        {...button}
      >
        {children}
      </button>
      {opened ? (
        <div
          role="menu"
          id={`${id}-menu`}
          aria-labelledby={id}
          tabIndex={-1}
          className={classes.menu}
          {...list}
        >
          {items({ role: 'menuitem', tabIndex: -1, onClick: close })}
        </div>
      ) : null}
    </div>
  )
}
