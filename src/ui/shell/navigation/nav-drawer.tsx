import { useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import { useLayoutEffect, type ReactNode } from 'react'
import { iconProps } from '@/ui/display/icon-props'
import { Brand } from '@/ui/shell/frame/brand'
import { HeaderButton } from '@/ui/shell/header-button'
import classes from './nav-drawer.module.css'
import surface from './nav-surface.module.css'
import { navigationId } from './menu'
import { useModal } from '@/ui/overlays/use-modal'

type NavDrawerProps = {
  opened: boolean
  onClose: () => void
  brand: string
  theme: 'light' | 'dark'
  children: ReactNode
}

/** The navigation of small screens (behaviour 2.12). */
export function NavDrawer({ opened, onClose, brand, theme, children }: NavDrawerProps) {
  const { t } = useLingui()
  const dialog = useModal(opened)
  useLayoutEffect(() => {
    const { style } = document.documentElement
    // The page behind must not scroll.
    if (opened) style.overflow = 'hidden'
    return () => {
      style.overflow = ''
    }
  }, [opened])
  return (
    <dialog
      ref={dialog}
      id={navigationId}
      aria-label={t`Navigation`}
      className={`${surface.surface} ${classes.drawer}`}
      data-theme={theme}
      onClose={onClose}
    >
      {opened && (
        <div className={classes.content}>
          <div className={classes.head}>
            <Brand name={brand} />
            <HeaderButton label={t`Close navigation`} onClick={onClose}>
              <IconX {...iconProps} />
            </HeaderButton>
          </div>
          <div className={classes.body}>{children}</div>
        </div>
      )}
    </dialog>
  )
}
