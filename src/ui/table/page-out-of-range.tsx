import { Trans } from '@lingui/react/macro'
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/Button.css'
import { Button } from '@mantine/core'
import { EmptyState } from '@/ui/feedback/empty-state'

interface PastTheEndProps {
  last: number
  onPage: (page: number) => void
}

/** A page that a list has no longer, and the way to its last one. */
export function PageOutOfRange({ last, onPage }: PastTheEndProps) {
  return (
    <EmptyState
      title={<Trans>There is no such page</Trans>}
      text={<Trans>The list ends at page {last}.</Trans>}
      action={
        <Button variant="default" onClick={() => onPage(last)}>
          <Trans>Go to the last page</Trans>
        </Button>
      }
    />
  )
}
