import { useLingui } from '@lingui/react/macro'
import type { Progress } from '@/api/extra-results-zip'
import { formatDuration } from '@/lib/format-units'
import { formatBytes, formatSpeed } from '@/lib/format-amounts'
import { timeLeft } from '@/lib/transfer/transfer-speed'

/** `speed` in bytes per second, once it is known. */
type TransferTextProps = Progress & { speed: number | undefined }

/** The bytes received so far and their speed; the time left only when the server sends the total. */
export function TransferText({ received, total, speed }: TransferTextProps) {
  const { t, i18n } = useLingui()
  const size = formatBytes(received, i18n.locale)
  const all = total && formatBytes(total, i18n.locale)
  const seconds = timeLeft(received, total, speed)
  const left = seconds === undefined ? undefined : formatDuration(seconds, i18n.locale)
  const parts = [
    all ? t`${size} of ${all}` : size,
    speed && formatSpeed(speed, i18n.locale),
    left && t`${left} left`,
  ]
  return parts.filter(Boolean).join(' · ')
}
