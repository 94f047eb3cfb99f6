import { Trans, useLingui } from '@lingui/react/macro'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Link, useNavigate, type LinkOptions } from '@tanstack/react-router'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { formatNumber } from '@/lib/format'
import { iconProps } from '@/ui/display/icon-props'
import { findIn, hasFocusWithin } from '@/browser/dom-lookups'
import { useShortcuts } from '@/ui/shortcuts/shortcuts'
import type { Neighbor, Neighbors } from './list-neighbors'
import common from '@/ui/display/common.module.css'
import classes from './record-steps.module.css'

interface RecordStepsProps {
  neighbors: Neighbors | undefined
  link: (step: Neighbor) => LinkOptions
  /** Label of the group. `previous` and `next` are the links' labels. */
  label: string
  previous: string
  next: string
}

/**
 * Links to the previous and next record, with the shortcuts `[` and `]`. Their space is reserved until the neighbors
 * load.
 */
export function RecordSteps(props: RecordStepsProps) {
  const { neighbors, label, previous, next, link } = props
  const { i18n } = useLingui()
  const navigate = useNavigate()
  const go = (step: Neighbor) => void navigate(link(step))
  const { previous: back, next: forth } = neighbors ?? {}
  useShortcuts({
    ...(back ? { '[': { label: previous, run: () => go(back) } } : {}),
    ...(forth ? { ']': { label: next, run: () => go(forth) } } : {}),
  })
  const step = (to: Neighbor | undefined, name: string, key: string, icon: ReactNode) =>
    to ? (
      <Way>
        <Link
          {...link(to)}
          className={`${common.mirrored} ${classes.step}`}
          aria-label={name}
          title={`${name} (${key})`}
        >
          {icon}
        </Link>
      </Way>
    ) : (
      <span className={`${common.mirrored} ${classes.step}`} data-none>
        {icon}
      </span>
    )
  const position = neighbors && formatNumber(neighbors.position, i18n.locale)
  const total = neighbors?.total && formatNumber(neighbors.total, i18n.locale)
  return (
    <nav
      className={`${common.screenOnly} ${classes.steps}`}
      aria-label={label}
      aria-hidden={neighbors ? undefined : true}
      data-unknown={neighbors ? undefined : true}
    >
      {step(back, previous, '[', <IconChevronLeft {...iconProps} />)}
      <span className={`${common.digits} ${classes.position}`}>
        {neighbors ? (
          <bdi translate="no">
            {total ? (
              <Trans>
                {position} of {total}
              </Trans>
            ) : (
              position
            )}
          </bdi>
        ) : null}
      </span>
      {step(forth, next, ']', <IconChevronRight {...iconProps} />)}
    </nav>
  )
}

/**
 * Moves the focus to the other link when a focused link disappears. For example, the last record doesn't have a next
 * link.
 */
function Way({ children }: { children: ReactNode }) {
  const containerRef = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const own = containerRef.current
    const steps = own?.parentElement
    return () => {
      if (!hasFocusWithin(own)) return
      // Waits because the other link may appear in the same render.
      queueMicrotask(() => findIn(steps, 'link')?.focus())
    }
  }, [])
  return (
    <span ref={containerRef} className={classes.way}>
      {children}
    </span>
  )
}
