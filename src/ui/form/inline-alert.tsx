import '@mantine/core/styles/Alert.layer.css'
import { Alert } from '@mantine/core'
import { IconAlertCircle, IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { iconProps } from '@/ui/display/icon-props'

const tones = {
  error: { Icon: IconAlertCircle, role: 'alert', status: 'failure' },
  /** A possible error, because only the server can determine the outcome. */
  unknown: { Icon: IconAlertTriangle, role: 'alert', status: 'warning' },
  warning: { Icon: IconAlertTriangle, role: 'status', status: 'warning' },
  info: { Icon: IconInfoCircle, role: 'status', status: 'info' },
} as const

type InlineAlertProps = { tone: keyof typeof tones; title?: ReactNode; children: ReactNode }

/** A message inside a form or screen. Screen readers announce errors immediately, other tones politely. */
export function InlineAlert({ tone, title, children }: InlineAlertProps) {
  const { Icon, role, status } = tones[tone]
  return (
    <Alert role={role} color={status} icon={<Icon {...iconProps} />} title={title}>
      {children}
    </Alert>
  )
}
