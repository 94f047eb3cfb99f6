import { Trans, useLingui } from '@lingui/react/macro'
import '@mantine/core/styles/Alert.css'
import '@mantine/core/styles/CloseButton.css'
import '@mantine/core/styles/Group.css'
import '@mantine/core/styles/Modal.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/Progress.css'
import '@mantine/core/styles/ScrollArea.css'
import '@mantine/core/styles/Stack.css'
import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { Scope } from '@/auth/realm'
import type { Period } from '@/lib/period'
import { PeriodFilter } from '@/ui/period-filter'
import { dashboardPresets } from './dashboard-presets'
import { ExportProgress } from './export-progress'
import { dashboardPeriod } from './dashboard-period'
import { useExport } from './use-export'

type ExportDialogProps = {
  scope: Scope
  bundleId: string
  period: Period
  opened: boolean
  onClose: () => void
}

/** Which days to export, how far it is, and a way to stop it. */
export function ExportDialog({ scope, bundleId, period, opened, onClose }: ExportDialogProps) {
  const { t } = useLingui()
  // Until other days are chosen they are those of the list's filter.
  const [chosen, setChosen] = useState<Period>()
  const days = chosen ?? dashboardPeriod(period)
  const { progress, failure, busy, start, cancel, forget } = useExport(scope, onClose)
  const close = () => {
    cancel()
    forget()
    setChosen(undefined)
    onClose()
  }

  return (
    <Modal
      opened={opened}
      onClose={close}
      title={<Trans>Export extra results</Trans>}
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <Stack gap="md">
        <Text size="sm">
          <Trans>One zip with the extra results of every session in these days.</Trans>
        </Text>
        <PeriodFilter value={days} onChange={setChosen} presets={dashboardPresets} />
        {progress ? <ExportProgress progress={progress} /> : null}
        {failure ? (
          <Alert color="red" role="alert" title={<Trans>Failed to export data</Trans>}>
            {failure}
          </Alert>
        ) : null}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button loading={busy} onClick={() => start(bundleId, dashboardPeriod(days))}>
            <Trans>Export results</Trans>
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
