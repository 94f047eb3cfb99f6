import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useScope } from '@/api/core/use-scope'
import type { DraftSlot } from '@/lib/kept-draft'

/** Whose drafts the forms of this login keep and find; undefined when that is not certain (behavior 4.14). */
export function useDraftOwner(): string | undefined {
  const { sid } = useScope()
  const { auth } = useRouter().options.context
  // Not asked again once the login has ended: it would no longer be known.
  return useMemo(() => auth.ownerOf(sid), [auth, sid])
}

/** Keeps the current draft, if there is one, when the backend ends the login while the form is shown (row C9). */
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
