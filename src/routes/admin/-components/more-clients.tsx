import { Plural, Trans } from '@lingui/react/macro'
import { errorReason } from '@/features/labels/error-reason'
import { SentenceGap } from '@/ui/display/joined-text'

/** Shows how many matches of a name search aren't listed, and how to find them. */
export function MoreClients({ count }: { count: number }) {
  return (
    <Plural
      value={count}
      one="# more client has this text in its name. Type more to find it."
      other="# more clients have this text in their names. Type more to find them."
    />
  )
}

/** Shows why the client search failed. */
export function ClientSearchError({ error }: { error: Error }) {
  return (
    <>
      <Trans>The clients could not be searched.</Trans>
      <SentenceGap />
      {errorReason(error)}
    </>
  )
}
