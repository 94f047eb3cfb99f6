import { Trans, useLingui } from '@lingui/react/macro'
import { Progress, Text } from '@mantine/core'
import type { Progress as Received } from '@/api/exports/download'
import { formatBytes } from '@/lib/format-bytes'

/** How much of the file is here; of how much, where the server says so. */
export function ExportProgress({ progress: { received, total } }: { progress: Received }) {
  const { t, i18n } = useLingui()
  const share = total ? Math.min(100, (received / total) * 100) : 100
  return (
    <div>
      <Progress.Root>
        <Progress.Section
          value={share}
          animated={total === undefined}
          striped={total === undefined}
          aria-label={t`Export progress`}
        />
      </Progress.Root>
      <Text size="sm" mt={4}>
        {received === 0 ? <Trans>Preparing the file…</Trans> : formatBytes(received, i18n.locale)}
      </Text>
    </div>
  )
}
