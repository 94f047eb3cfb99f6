import { useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import { useId, type ReactNode } from 'react'
import { IconButton } from '@/ui/display/icon-button'
import { iconProps } from '@/ui/display/icon-props'
import classes from './dialog.module.css'
import { ModalDialog, type ModalDialogProps } from './modal-dialog'

interface DialogProps extends Pick<ModalDialogProps, 'onClose' | 'closesOnOutsideClick'> {
  title: ReactNode
  /** Content between the title and the close button. */
  tools?: ReactNode
  /**
   * `end` is at the side, for a record. `beside` is also at the side but doesn't dim the screen, for settings that
   * change the screen.
   */
  placement?: 'center' | 'end' | 'beside'
  /** `wide` fills a phone's screen, and `full` fills every screen. */
  size?: 'small' | 'medium' | 'wide' | 'full'
  children: ReactNode
}

/** A modal dialog with a title, a close button and scrolling content, open while it is mounted. */
export function Dialog(props: DialogProps) {
  const { title, tools, placement = 'center', size = 'medium', children, ...modal } = props
  const id = useId()
  return (
    <ModalDialog
      {...modal}
      aria-labelledby={id}
      className={classes.dialog}
      data-placement={placement}
      data-size={size}
    >
      <DialogFrame {...{ id, title, tools, onClose: modal.onClose }}>{children}</DialogFrame>
    </ModalDialog>
  )
}

interface DialogFrameProps extends Pick<DialogProps, 'title' | 'tools' | 'onClose' | 'children'> {
  /** The title's ID. */
  id: string
}

/** Dialog head and scrolling content. */
export function DialogFrame({ id, title, tools, onClose, children }: DialogFrameProps) {
  const { t } = useLingui()
  return (
    <div className={classes.content} data-tools={tools ? true : undefined}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {tools ? <div className={classes.tools}>{tools}</div> : null}
        <IconButton label={t`Close`} size="xl" onClick={onClose}>
          <IconX {...iconProps} />
        </IconButton>
      </div>
      <div className={classes.body}>{children}</div>
    </div>
  )
}

/** Buttons at the end of a dialog, with the main button last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>
}
