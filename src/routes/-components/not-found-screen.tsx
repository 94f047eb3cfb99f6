import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { PageHeader } from '@/ui/display/page-header'
import { EmptyState } from '@/ui/feedback/states'

export function NotFoundScreen() {
  return (
    <>
      <PageHeader title={<Trans>Not Found</Trans>} />
      <EmptyState
        title={<Trans>There is nothing at this address</Trans>}
        text={<Trans>The link may be incomplete or out of date.</Trans>}
        action={
          <Link to="/">
            <Trans>Back to the start</Trans>
          </Link>
        }
      />
    </>
  )
}
