import { create } from 'zustand'
import { useRouter } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'

/** Milliseconds after which a revealed value is masked again. */
export const MASK_AFTER = 60_000

export type Revealed = {
  /** While the key is down. */
  held: boolean
  /** The whole page, by its toggle. */
  whole: boolean
  /** Values with a choice of their own, by the id of where they stand. */
  own: ReadonlyMap<string, boolean>
  /** Whether there is anything to reveal. */
  present: boolean
}

/** What is revealed of the personal data on the page. In memory only: a reload masks everything. */
export const useRevealed = create<Revealed>()(() => ({
  held: false,
  whole: false,
  own: new Map(),
  present: false,
}))

const { getState, setState } = useRevealed
const timers = new Map<string, ReturnType<typeof setTimeout>>()

/** By its own button, or by the toggle of the page; the key held is not a choice. */
export function isRevealed({ own, whole }: Revealed, id: string): boolean {
  return own.get(id) ?? whole
}

export function reveal(id: string, revealed: boolean): void {
  setState(({ own }) => ({ own: new Map(own).set(id, revealed) }))
  after(id, revealed, () => forgetReveal(id))
}

/** What left the page has no choice any more: whatever stands there next is masked. */
export function forgetReveal(id: string): void {
  stop(id)
  const { own } = getState()
  if (!own.has(id)) return
  setState({ own: new Map([...own].filter(([each]) => each !== id)) })
}

/** The toggle speaks for every value, whatever was chosen before. */
export function revealPage(whole: boolean): void {
  maskAll()
  setState({ whole })
  after('whole', whole, maskAll)
}

/** The end of a hold may never be told: the keyboard may belong to another window by then. */
export function revealWhileHeld(held: boolean): void {
  setState({ held })
  after('held', held, () => setState({ held: false }))
}

export function maskAll(): void {
  for (const id of [...timers.keys()]) stop(id)
  const { held, whole, own } = getState()
  if (held || whole || own.size > 0) setState({ held: false, whole: false, own: new Map() })
}

let watchers = 0

/**
 * For as long as a personal value is on the page: a hidden tab masks everything. The first and the last
 * one are told to the toggle, so that it stands only where it does something.
 */
export function watchRevealed(): () => void {
  watchers += 1
  if (watchers === 1) {
    document.addEventListener('visibilitychange', maskHidden)
    setState({ present: true })
  }
  return () => {
    watchers -= 1
    if (watchers > 0) return
    document.removeEventListener('visibilitychange', maskHidden)
    maskAll()
    setState({ present: false })
  }
}

function maskHidden(): void {
  if (document.visibilityState === 'hidden') maskAll()
}

function after(id: string, revealed: boolean, mask: () => void): void {
  stop(id)
  if (revealed) timers.set(id, setTimeout(mask, MASK_AFTER))
}

function stop(id: string): void {
  clearTimeout(timers.get(id))
  timers.delete(id)
}

/** For whatever shows a personal value. Another screen, or another record on the same screen, starts masked. */
export function useRevealWatch(id: string) {
  // Outside a router (a unit test) there is no route to change.
  const router: ReturnType<typeof useRouter> | undefined = useRouter({ warn: false })
  // Before the first paint: the toggle must not push the page down after it.
  useLayoutEffect(() => {
    const end = watchRevealed()
    const unsubscribe = router?.subscribe('onBeforeNavigate', ({ pathChanged }) => {
      if (pathChanged) maskAll()
    })
    return () => {
      unsubscribe?.()
      forgetReveal(id)
      end()
    }
  }, [router, id])
}
