import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { Link, useParams } from '@tanstack/react-router'
import { PageHeader } from '@/ui/display/page-header'
import { StatePanel } from '@/ui/feedback/states'
import { SearchButton } from '@/ui/shell/search/search-button'

export type NotFoundScreenProps = {
  /** Title of the screen whose record was not found. */
  title?: string
  /** The server's message. */
  text?: ReactNode
}

/** Reports a missing page or record and offers a search, because a retry can't help. */
export function NotFoundScreen({ title, text }: NotFoundScreenProps) {
  const { sessionId } = useParams({ strict: false })
  return (
    <>
      <PageHeader title={title ?? <Trans>Not Found</Trans>} />
      <StatePanel
        role="alert"
        illustration="not-found"
        title={text ? <Trans>Not Found</Trans> : <Trans>Page not found</Trans>}
        text={text ?? <Trans>The link may be incomplete or out of date.</Trans>}
        hint={
          text ? (
            <Trans>The link may be out of date, or point to the wrong client or bundle.</Trans>
          ) : null
        }
        action={
          <>
            <SearchButton id={sessionId} />
            <Link to="/">
              <Trans>Go to the home page</Trans>
            </Link>
          </>
        }
      />
    </>
  )
}
