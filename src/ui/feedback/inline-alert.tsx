import { IconAlertCircle, IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { iconProps } from '@/ui/display/icon-props'
import classes from './inline-alert.module.css'

const tones = {
  error: { Icon: IconAlertCircle, role: 'alert' },
  warning: { Icon: IconAlertTriangle, role: 'status' },
  info: { Icon: IconInfoCircle, role: 'status' },
} as const

type AuthMessageProps = { tone: keyof typeof tones; title?: ReactNode; children: ReactNode }

/** What a sign-in screen has to tell. An error interrupts a screen reader, the others wait. */
export function InlineAlert({ tone, title, children }: AuthMessageProps) {
  const { Icon, role } = tones[tone]
  return (
    <div role={role} className={classes.message} data-tone={tone}>
      <Icon {...iconProps} />
      <div>
        {title && <p className={classes.title}>{title}</p>}
        <p>{children}</p>
      </div>
    </div>
  )
}
