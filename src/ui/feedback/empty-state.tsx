import { Trans } from '@lingui/react/macro'
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/Button.css'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { EmptyIllustration, NoMatchIllustration, PlanIllustration } from './illustrations'
import { PageHeader } from '@/ui/display/page-header'
import { StatePanel } from './state-panel'

interface StateProps {
  title: ReactNode
  text?: ReactNode
}

/** Says that there is nothing yet, and what to do about it. */
export function EmptyState({
  title,
  text,
  action,
  illustration = <EmptyIllustration />,
}: StateProps & { action?: ReactNode; illustration?: ReactNode }) {
  return <StatePanel illustration={illustration} title={title} text={text} action={action} />
}

/** Says that the filters exclude every row. */
export function NoMatchState({ onClear }: { onClear: () => void }) {
  return (
    <StatePanel
      role="status"
      illustration={<NoMatchIllustration />}
      title={<Trans>Nothing matches these filters</Trans>}
      action={
        <Button variant="default" onClick={onClear}>
          <Trans>Clear filters</Trans>
        </Button>
      }
    />
  )
}

/** A screen that is not built yet. */
export function PlannedScreen({
  title,
  description,
}: {
  title: ReactNode
  description?: ReactNode
}) {
  return (
    <>
      <PageHeader title={title} description={description} />
      <StatePanel
        illustration={<PlanIllustration />}
        title={<Trans>This screen is being built</Trans>}
        text={<Trans>It will be added in a future version. There is nothing to do here yet.</Trans>}
      />
    </>
  )
}
