import { useRouter } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import type { DraftSlot } from '@/auth/kept-draft'
import type { Scope } from '@/auth/realm'

/** Whose drafts the forms of this login keep and find; undefined when that is not certain (behaviour 4.14). */
export function useDraftOwner({ sid }: Scope): string | undefined {
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
  const latest = useRef(current)
  useLayoutEffect(() => {
    latest.current = current
  })
  useEffect(
    () =>
      auth.subscribe((event) => {
        const isKept = event.type === 'ended' && !event.isElsewhere
        const typed = isKept ? latest.current() : undefined
        if (typed) slot.keep(owner, typed.key, typed.draft)
      }),
    [auth, slot, owner],
  )
}
