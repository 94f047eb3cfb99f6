import { Plural, Trans } from '@lingui/react/macro'
import type { Scope } from '@/lib/realm'
import { errorReason } from '@/features/labels/error-reason'
import { SentenceGap } from '@/ui/display/joined-text'

/** Shown after a search of all bundles if no record was found. */
export function NotFoundNote({ realm, bundles }: { realm: Scope['realm']; bundles: number }) {
  if (realm === 'client')
    return (
      <Plural
        value={bundles}
        _0="You have no bundles to search yet"
        one="Not found in your bundle"
        other="Not found in your # bundles"
      />
    )
  return (
    <Plural
      value={bundles}
      _0="This client has no bundles to search"
      one="Not found in this bundle"
      other="Not found in this client’s # bundles"
    />
  )
}

/** Shown if no record was found yet and some bundles have not been searched. */
export function PartialSearchNote({ bundles }: { bundles: number }) {
  return (
    <Plural
      value={bundles}
      one="Not found in # bundle so far"
      other="Not found in # bundles so far"
    />
  )
}

/** Shown if no loaded row has the short ID. */
export function UnknownShortIdNote() {
  return (
    <Trans>
      This short ID does not match any session or transaction you have viewed. Paste the full ID
      instead.
    </Trans>
  )
}

/** Shown if some bundles failed. A `failedCount` of 0 means that the list of bundles itself failed to load. */
export function SearchFailureNote({
  error,
  failedCount = 0,
}: {
  error: unknown
  failedCount: number | undefined
}) {
  return (
    <>
      <Plural
        value={failedCount}
        _0="The bundles could not be searched."
        one="One bundle could not be searched."
        other="# bundles could not be searched."
      />
      <SentenceGap />
      {errorReason(error)}
    </>
  )
}
