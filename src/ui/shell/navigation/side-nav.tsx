import { type MenuGroup, navigationId } from './menu'
import { findAround } from '@/browser/dom-lookups'
import { NavGroups } from './nav-groups'
import { useEffect, useState, type FocusEvent, type PointerEvent } from 'react'
import common from '@/ui/display/common.module.css'
import classes from './side-nav.module.css'
import surface from './nav-surface.module.css'

type SideNavProps = {
  menu: readonly MenuGroup[]
  label: string
  collapsed: boolean
  theme: 'light' | 'dark' | undefined
}

/** Side navigation: 250 px wide, or 80 px when collapsed, with tooltips for the icons (behavior 9.3). */
export function SideNav({ menu, label, collapsed, theme }: SideNavProps) {
  const { tooltip, handlers } = useNavTooltip(collapsed)
  return (
    <nav
      id={navigationId}
      aria-label={label}
      className={`${surface.surface} ${common.screenOnly} ${classes.nav}`}
      data-theme={theme}
      data-collapsed={collapsed || undefined}
      {...handlers}
    >
      <NavGroups menu={menu} collapsed={collapsed} />
      {tooltip && (
        <span
          className={`${common.truncated} ${classes.tooltip}`}
          style={{ insetBlockStart: tooltip.top }}
          aria-hidden="true"
        >
          {tooltip.label}
        </span>
      )}
    </nav>
  )
}

type Tooltip = { label: string; top: number }

/** Shares one tooltip among all links of the collapsed navigation, on hover and on keyboard focus. Esc hides it. */
function useNavTooltip(isEnabled: boolean) {
  const [tooltip, setTooltip] = useState<Tooltip>()

  const hide = () => setTooltip(undefined)
  const showFor = (target: EventTarget) => {
    const link = findAround(target, 'link')
    const { top, height } = link?.getBoundingClientRect() ?? { top: 0, height: 0 }
    setTooltip(link ? { label: link.textContent, top: top + height / 2 } : undefined)
  }

  const isShown = isEnabled && tooltip !== undefined
  useEffect(() => {
    if (!isShown) return
    // Listens regardless of the focus, because the pointer may have opened the tooltip.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      setTooltip(undefined)
    }
    document.addEventListener('keydown', onKeyDown, true)
    return () => document.removeEventListener('keydown', onKeyDown, true)
  }, [isShown])

  if (!isEnabled) return { tooltip: undefined, handlers: {} }
  return {
    tooltip,
    handlers: {
      onPointerOver: (event: PointerEvent) => {
        // Touch has no hover.
        if (event.pointerType !== 'touch') showFor(event.target)
      },
      onPointerLeave: hide,
      onFocus: (event: FocusEvent) => {
        if (event.target.matches(':focus-visible')) showFor(event.target)
      },
      onBlur: hide,
      onScroll: hide,
      onClick: hide,
    },
  }
}
