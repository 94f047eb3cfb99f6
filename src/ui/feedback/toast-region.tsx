import { t } from '@lingui/core/macro'
import '@mantine/core/styles/Notification.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/notifications/styles.layer.css'
import { Notifications, notifications } from '@mantine/notifications'
import { IconCheck, IconX } from '@tabler/icons-react'
import { statusColors } from '@/theme-colors'
import { markLanguage } from './server-text'

export function ToastRegion() {
  return <Notifications position="bottom-right" limit={4} />
}

export function showToast(
  tone: keyof typeof statusColors,
  message: string,
  detail?: string,
  lang?: string,
): void {
  notifications.show({
    ...(detail !== undefined && { title: message }),
    message: markLanguage(detail ?? message, lang),
    closeButtonProps: { 'aria-label': t`Close` },
    color: statusColors[tone],
    icon:
      tone === 'success' ? <IconCheck size={18} stroke={1.5} /> : <IconX size={18} stroke={1.5} />,
    autoClose: tone === 'success' ? 5_000 : 10_000,
  })
}
