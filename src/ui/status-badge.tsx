import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleX,
  IconInfoCircle,
  IconMinus,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { smallIconProps } from './icon-props'
import classes from './status-badge.module.css'

export type Tone = 'success' | 'failure' | 'warning' | 'info' | 'neutral'

const icons = {
  success: IconCircleCheck,
  failure: IconCircleX,
  warning: IconAlertTriangle,
  info: IconInfoCircle,
  neutral: IconMinus,
}

/** A state by colour, icon and word together: no one has to tell the colours apart. */
export function StatusBadge({ tone, children }: { tone: Tone; children: ReactNode }) {
  const Icon = icons[tone]
  return (
    <span className={classes.badge} data-tone={tone}>
      <Icon {...smallIconProps} />
      <span>{children}</span>
    </span>
  )
}
