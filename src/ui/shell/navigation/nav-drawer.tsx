import { useLingui } from '@lingui/react/macro'
import { useLayoutEffect, type ReactNode } from 'react'
import { Brand } from '@/ui/shell/frame/brand'
import classes from './nav-drawer.module.css'
import surface from './nav-surface.module.css'
import { navigationId } from './menu'
import { NavToggle } from './nav-toggle'
import { ModalDialog } from '@/ui/overlays/modal-dialog'

type NavDrawerProps = {
  onClose: () => void
  brand: string
  theme: 'light' | 'dark' | undefined
  children: ReactNode
}

/** Navigation drawer for small screens, open while it is mounted (behavior 2.12). */
export function NavDrawer({ onClose, brand, theme, children }: NavDrawerProps) {
  const { t } = useLingui()
  useLayoutEffect(() => {
    const { style } = document.documentElement
    // Keeps the page behind the drawer from scrolling.
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
          <NavToggle />
          <Brand name={brand} />
        </div>
        <div className={classes.body}>{children}</div>
      </div>
    </ModalDialog>
  )
}
