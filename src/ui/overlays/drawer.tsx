import { useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import { useId, type ReactNode } from 'react'
import classes from './drawer.module.css'
import { iconProps } from '@/ui/display/icon-props'
import { InDialog } from '@/ui/shell/shortcuts'
import { useModal } from './use-modal'

interface DrawerProps {
  title: ReactNode
  /** Between the title and the close button. */
  aside?: ReactNode
  /** Called on Esc, on the button and on a click outside. */
  onClose: () => void
  children: ReactNode
}

/** A modal drawer at the end of the window for one record. It is open while it is mounted. */
export function Drawer({ title, aside, onClose, children }: DrawerProps) {
  const { t } = useLingui()
  const id = useId()
  const dialog = useModal(true)
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className={classes.drawer}
      // The event arrives late: the dialog may be open again.
      onClose={(event) =>
        event.target === event.currentTarget && !event.currentTarget.open && onClose()
      }
    >
      <InDialog value>
        <div className={classes.content}>
          <div className={classes.head}>
            <h2 id={id} className={classes.title}>
              {title}
            </h2>
            <div className={classes.aside}>{aside}</div>
            <button
              type="button"
              className={classes.close}
              aria-label={t`Close`}
              title={t`Close`}
              onClick={() => dialog.current?.close()}
            >
              <IconX {...iconProps} />
            </button>
          </div>
          <div className={classes.body}>{children}</div>
        </div>
      </InDialog>
    </dialog>
  )
}
