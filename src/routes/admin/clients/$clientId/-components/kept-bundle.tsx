import { Trans } from '@lingui/react/macro'
import { createDraftSlot } from '@/lib/kept-draft'
import { InlineAlert } from '@/ui/form/inline-alert'
import type { BundleDraft } from './bundle-draft'

interface KeptBundle {
  draft: BundleDraft
  /** Whether the login ended before the response arrived. */
  wasBeingCreated: boolean
}

/** Keeps a new bundle's draft when the login ends, keyed by client and copied bundle (row C9). */
export const keptBundles = createDraftSlot<KeptBundle>()

/** Notice that the draft is from before the login ended. */
export function KeptBundleNotice({ wasBeingCreated }: KeptBundle) {
  if (!wasBeingCreated)
    return (
      <InlineAlert tone="info">
        <Trans>Your draft was kept while you signed in again.</Trans>
      </InlineAlert>
    )
  return (
    <InlineAlert tone="warning">
      <Trans>
        You were signed out while the bundle was being created. Check the client’s bundles before
        you create it again.
      </Trans>
    </InlineAlert>
  )
}
