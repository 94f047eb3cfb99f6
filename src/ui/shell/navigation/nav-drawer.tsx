import { useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import { useLayoutEffect, type ReactNode } from 'react'
import { iconProps } from '@/ui/display/icon-props'
import { Brand } from '@/ui/shell/frame/brand'
import { HeaderButton } from '@/ui/shell/header-button'
import classes from './nav-drawer.module.css'
import surface from './nav-surface.module.css'
import { navigationId } from './menu'
import { ModalDialog } from '@/ui/overlays/modal-dialog'

type NavDrawerProps = {
  onClose: () => void
  brand: string
  theme: 'light' | 'dark'
  children: ReactNode
}

/** The navigation of small screens (behavior 2.12). It is open while it is mounted. */
export function NavDrawer({ onClose, brand, theme, children }: NavDrawerProps) {
  const { t } = useLingui()
  useLayoutEffect(() => {
    const { style } = document.documentElement
    // The page behind must not scroll.
    style.overflow = 'hidden'
    return () => {
      style.overflow = ''
    }
  }, [])
  return (
    <ModalDialog
      id={navigationId}
      aria-label={t`Navigation`}
      className={`${surface.surface} ${classes.drawer}`}
      data-theme={theme}
      onClose={onClose}
    >
      <div className={classes.content}>
        <div className={classes.head}>
          <Brand name={brand} />
          <HeaderButton label={t`Close navigation`} onClick={onClose}>
            <IconX {...iconProps} />
          </HeaderButton>
        </div>
        <div className={classes.body}>{children}</div>
      </div>
    </ModalDialog>
  )
}
