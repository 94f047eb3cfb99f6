import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useScope } from '@/api/core/use-scope'
import type { DraftSlot } from '@/lib/kept-draft'

/** Returns the owner whose drafts this login's forms keep, or undefined if the owner is unknown (behavior 4.14). */
export function useDraftOwner(): string | undefined {
  const { sid } = useScope()
  const { auth } = useRouter().options.context
  // Memoized because the owner is unknown once the login has ended.
  return useMemo(() => auth.ownerOf(sid), [auth, sid])
}

/** Saves the current draft, if any, when the backend ends the login while the form is shown (row C9). */
export function useKeepDraft<T>(
  slot: DraftSlot<T>,
  owner: string | undefined,
  current: () => { key: string; draft: T } | undefined,
): void {
  const { auth } = useRouter().options.context
  const keep = useEffectEvent(() => {
    const draft = current()
    if (draft) slot.keep(owner, draft.key, draft.draft)
  })
  useEffect(
    () =>
      auth.subscribe((event) => {
        if (event.type === 'ended' && !event.isElsewhere) keep()
      }),
    [auth],
  )
}
