import { Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import type { Progress } from '@/api/exports/download'
import { formatBytes } from '@/lib/format-bytes'
import { ProgressBar } from '@/ui/feedback/progress-bar'

/** How much of the file is here; of how much, where the server says so. */
export function ExportProgress({ progress: { received, total } }: { progress: Progress }) {
  const { t, i18n } = useLingui()
  return (
    <div>
      <ProgressBar label={t`Export progress`} share={total && received / total} />
      <Text size="sm" mt={4}>
        {received === 0 ? <Trans>Preparing the file…</Trans> : formatBytes(received, i18n.locale)}
      </Text>
    </div>
  )
}
