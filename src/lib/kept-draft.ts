/** How long a draft waits for its owner, in milliseconds. */
const MAX_WAIT = 30 * 60_000

type KeptDraft<T> = { owner: string; key: string; draft: T; since: number }

export type DraftSlot<T> = {
  /**
   * Replaces the kept draft. Only drops the old draft if the owner is unknown, because another user might see the new
   * draft.
   */
  keep: (owner: string | undefined, key: string, draft: T) => void
  /** Returns the owner's draft with this key. */
  find: (owner: string | undefined, key: string) => T | undefined
  drop: () => void
}

const drops = new Set<(except: string | undefined) => void>()

/** Drops all drafts except the drafts of the owner `except`. */
export function clearKeptDrafts(except?: string): void {
  for (const drop of drops) drop(except)
}

/**
 * Creates a slot that keeps a form's draft in the page's memory after the owner's login has ended (row C9). `key`
 * identifies the form's subject, such as the client.
 */
export function createDraftSlot<T>(): DraftSlot<T> {
  let keptDraft: KeptDraft<T> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const drop = () => {
    clearTimeout(timer)
    keptDraft = undefined
  }
  drops.add((except) => {
    if (keptDraft?.owner !== except) drop()
  })
  return {
    drop,
    keep(owner, key, draft) {
      drop()
      if (owner === undefined) return
      keptDraft = { owner, key, draft, since: Date.now() }
      timer = setTimeout(drop, MAX_WAIT)
    },
    find(owner, key) {
      if (keptDraft?.owner !== owner || keptDraft?.key !== key) return undefined
      // A timer stops while the computer sleeps, so the draft's age is also checked.
      const age = Date.now() - keptDraft.since
      if (age >= 0 && age < MAX_WAIT) return keptDraft.draft
      drop()
      return undefined
    },
  }
}
