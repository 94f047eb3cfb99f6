import { IconAlertCircle, IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { iconProps } from '@/ui/display/icon-props'
import classes from './inline-alert.module.css'

const tones = {
  error: { Icon: IconAlertCircle, role: 'alert' },
  warning: { Icon: IconAlertTriangle, role: 'status' },
  info: { Icon: IconInfoCircle, role: 'status' },
} as const

type InlineAlertProps = { tone: keyof typeof tones; title?: ReactNode; children: ReactNode }

/** A message inside a form or screen. Screen readers announce errors at once, other tones politely. */
export function InlineAlert({ tone, title, children }: InlineAlertProps) {
  const { Icon, role } = tones[tone]
  return (
    <div role={role} className={classes.alert} data-tone={tone}>
      <Icon {...iconProps} />
      <div>
        {title && <p className={classes.title}>{title}</p>}
        <p>{children}</p>
      </div>
    </div>
  )
}
