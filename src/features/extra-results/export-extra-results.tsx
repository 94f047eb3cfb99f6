import { Button } from '@/ui/form/button'
import { Trans } from '@lingui/react/macro'
import { IconDownload } from '@tabler/icons-react'
import { lazy, useState } from 'react'
import type { Period } from '@/lib/period/period'
import { LazyPart } from '@/ui/feedback/lazy-part'

const ExportDialog = lazy(() =>
  import('./export-dialog').then((module) => ({ default: module.ExportDialog })),
)

type ExportExtraResultsProps = {
  bundleId: string
  period: Period
  /** Use `default` next to a screen's main action. */
  variant?: 'filled' | 'default'
}

/** Button that opens a bundle's zip export. The dialog loads on the first click. */
export function ExportExtraResults(props: ExportExtraResultsProps) {
  const { bundleId, period, variant = 'filled' } = props
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant={variant}
        leftSection={<IconDownload size={18} stroke={1.5} />}
        onClick={() => setIsOpen(true)}
      >
        <Trans>Export extra results</Trans>
      </Button>
      {isOpen ? (
        <LazyPart onFailure={() => setIsOpen(false)}>
          <ExportDialog bundleId={bundleId} period={period} onClose={() => setIsOpen(false)} />
        </LazyPart>
      ) : null}
    </>
  )
}
