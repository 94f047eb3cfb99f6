import { Trans } from '@lingui/react/macro'
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/Button.css'
import { Button } from '@mantine/core'
import { EmptyState } from '@/ui/feedback/empty-state'

interface PageOutOfRangeProps {
  last: number
  onPage: (page: number) => void
}

/** Says that a list has no such page, with a button to the last one. */
export function PageOutOfRange({ last, onPage }: PageOutOfRangeProps) {
  return (
    <EmptyState
      title={<Trans>This page does not exist</Trans>}
      text={<Trans>The list ends at page {last}.</Trans>}
      action={
        <Button variant="default" onClick={() => onPage(last)}>
          <Trans>Go to the last page</Trans>
        </Button>
      }
    />
  )
}
