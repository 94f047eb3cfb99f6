import { useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import { useId, type ReactNode } from 'react'
import { iconProps } from '@/ui/display/icon-props'
import { HeaderButton } from '@/ui/shell/header-button'
import classes from './panel-dialog.module.css'
import { useModal } from './use-modal'

type PanelDialogProps = {
  title: ReactNode
  opened: boolean
  onClose: () => void
  /** At the side, so that changes on the screen stay visible. Otherwise centred. */
  aside?: boolean
  children: ReactNode
}

/** A dialog of the shell with a title, a close button and scrolling content. */
export function PanelDialog({ title, opened, onClose, aside = false, children }: PanelDialogProps) {
  const { t } = useLingui()
  const id = useId()
  const dialog = useModal(opened)
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className={classes.dialog}
      data-aside={aside || undefined}
      onClose={onClose}
    >
      {opened && (
        <div className={classes.content}>
          <div className={classes.head}>
            <h2 id={id}>{title}</h2>
            <HeaderButton label={t`Close`} onClick={onClose}>
              <IconX {...iconProps} />
            </HeaderButton>
          </div>
          <div className={classes.body}>{children}</div>
        </div>
      )}
    </dialog>
  )
}
