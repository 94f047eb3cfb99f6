import { useRouter } from '@tanstack/react-router'
import {
  Suspense,
  lazy,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { hasFocusWithin } from '@/browser/dom-lookups'
import { createStore } from '@/lib/store'
import { iconProps } from '@/ui/display/icon-props'
import { useShortcuts } from '@/ui/shortcuts/shortcuts'
import common from '@/ui/display/common.module.css'
import classes from './reveal.module.css'

/**
 * Milliseconds after which a revealed value is masked again.
 * @internal Exported for its test.
 */
export const MASK_AFTER = 60_000

interface Revealed {
  /** The `r` key is down. */
  byKey: boolean
  /** When the page, revealed by its toggle, is masked again, in milliseconds; 0 while it is masked. */
  page: number
  /** The same for values revealed or hidden by their own button, by id. */
  values: ReadonlyMap<string, number>
  /** Whether the page shows personal data at all. */
  hasPersonalData: boolean
}

const store = createStore<Revealed>({
  byKey: false,
  page: 0,
  values: new Map(),
  hasPersonalData: false,
})
const setState = (change: Partial<Revealed>) => store.set({ ...store.get(), ...change })

/** Which personal data on the page is revealed. In memory only: a reload masks everything. */
export function useRevealed<T>(select: (state: Revealed) => T): T {
  return useSyncExternalStore(store.subscribe, () => select(store.get()))
}

const timers = new Map<string, ReturnType<typeof setTimeout>>()

interface Reveal {
  /** Revealed by its own button or by the toggle of the page. */
  isToggled: boolean
  /** Revealed by its own button, whose ring shows the time left. */
  isAlone: boolean
  /** Also while the key is down. */
  isRevealed: boolean
}

export function useReveal(id: string): Reveal {
  const state = useRevealed(({ values, page, byKey }) => {
    const alone = values.get(id)
    if (alone ?? page) return alone ? 'alone' : 'by page'
    return byKey ? 'by key' : 'masked'
  })
  return {
    isToggled: state === 'alone' || state === 'by page',
    isAlone: state === 'alone',
    isRevealed: state !== 'masked',
  }
}

/** Whether the whole page is revealed, for parts without a button for each value. */
export function useIsPageRevealed(): boolean {
  return useRevealed(({ byKey, page }) => byKey || page > 0)
}

export function reveal(id: string, isRevealed: boolean): void {
  const until = maskLater(id, isRevealed, () => clearReveal(id))
  setState({ values: new Map(store.get().values).set(id, until) })
}

/** Called when a value leaves the page: its successor starts masked. */
export function clearReveal(id: string): void {
  stopTimer(id)
  const { values } = store.get()
  if (!values.has(id)) return
  setState({ values: new Map([...values].filter(([each]) => each !== id)) })
}

/** Overrides the choice of every single value. */
export function revealPage(isRevealed: boolean): void {
  maskAll()
  setState({ page: maskLater('page', isRevealed, maskAll) })
}

/** Starts the minute again for all that is revealed by the toggle of the page or by its own button. */
function extendReveal(): void {
  const { page, values } = store.get()
  const extendedUntil = [...values].map(
    ([id, until]) => [id, maskLater(id, until > 0, () => clearReveal(id))] as const,
  )
  setState({ page: maskLater('page', page > 0, maskAll), values: new Map(extendedUntil) })
}

/** The timer keeps running: the key's release goes unnoticed if another window has the keyboard by then. */
function revealWhileHeld(isHeld: boolean): void {
  if (isHeld) extendReveal()
  setState({ byKey: isHeld })
  maskLater('key', isHeld, () => setState({ byKey: false }))
}

/** @internal Exported for its test. */
export function maskAll(): void {
  for (const id of [...timers.keys()]) stopTimer(id)
  const { byKey, page, values } = store.get()
  if (byKey || page || values.size > 0) setState({ byKey: false, page: 0, values: new Map() })
}

type Router = ReturnType<typeof useRouter>

let watchers = 0
let stopWatching = () => {}

/**
 * Masks everything when the tab is hidden or when another screen, or another record on this one, is opened, for as long
 * as the page shows personal data; the toggle appears only then. Returns the function that stops it.
 */
export function watchRevealed(router?: Router): () => void {
  watchers += 1
  if (watchers === 1) {
    document.addEventListener('visibilitychange', maskWhenHidden)
    const unsubscribe = router?.subscribe('onBeforeNavigate', ({ pathChanged }) => {
      if (pathChanged) maskAll()
    })
    stopWatching = () => {
      document.removeEventListener('visibilitychange', maskWhenHidden)
      unsubscribe?.()
    }
    setState({ hasPersonalData: true })
  }
  return () => {
    watchers -= 1
    if (watchers > 0) return
    stopWatching()
    maskAll()
    setState({ hasPersonalData: false })
  }
}

/** For every component that shows a personal value. */
export function useRevealWatch(id: string) {
  // A unit test may render without a router.
  const router: Router | undefined = useRouter({ warn: false })
  // Before the first paint, so that the toggle does not push the page down later.
  useLayoutEffect(() => {
    const end = watchRevealed(router)
    return () => {
      clearReveal(id)
      end()
    }
  }, [router, id])
}

function maskWhenHidden(): void {
  if (document.visibilityState === 'hidden') maskAll()
}

/** Returns the time it is masked again, or 0. */
function maskLater(id: string, isRevealed: boolean, mask: () => void): number {
  stopTimer(id)
  if (!isRevealed) return 0
  timers.set(id, setTimeout(mask, MASK_AFTER))
  return Date.now() + MASK_AFTER
}

function stopTimer(id: string): void {
  clearTimeout(timers.get(id))
  timers.delete(id)
}

/**
 * Reveals or masks every personal value of the page; the `r` key reveals them while it is down. Absent if the page has
 * none.
 */
export function RevealToggle() {
  return useHasPersonalData() ? <Toggle /> : null
}

/** The store's own hook subscribes only after the first paint: the toggle would then push its neighbors aside. */
function useHasPersonalData(): boolean {
  const [hasPersonalData, setHasPersonalData] = useState(store.get().hasPersonalData)
  useLayoutEffect(() => {
    const syncHasPersonalData = () => setHasPersonalData(store.get().hasPersonalData)
    syncHasPersonalData()
    return store.subscribe(syncHasPersonalData)
  }, [])
  return hasPersonalData
}

function Toggle() {
  const { t } = useLingui()
  const toggle = useRef<HTMLButtonElement>(null)
  const until = useRevealed(({ page }) => page)
  useShortcuts({
    r: {
      label: t`Reveal personal data while held`,
      run: () => revealWhileHeld(true),
      release: () => revealWhileHeld(false),
    },
  })
  const Icon = until ? IconEyeOff : IconEye
  return (
    <span className={`${common.inline} ${common.screenOnly} ${classes.group}`}>
      <button
        ref={toggle}
        type="button"
        className={`${common.inline} ${common.label} ${classes.toggle}`}
        data-on={until > 0 || undefined}
        title={t`Hides again after a minute. Hold R to reveal for a moment.`}
        onClick={() => revealPage(!until)}
      >
        <Icon {...iconProps} />
        <RevealLabel until={until} />
      </button>
      {until ? <ExtendReveal toggle={toggle} /> : null}
    </span>
  )
}

/** Over the seconds of a toggle, which it starts again. The toggle gets its focus when they have passed. */
export function ExtendReveal({ toggle }: { toggle: RefObject<HTMLElement | null> }) {
  const { t } = useLingui()
  const button = useRef<HTMLButtonElement>(null)
  const label = t`Keep revealed for another minute`
  useLayoutEffect(() => {
    const own = button.current
    const next = toggle.current
    return () => {
      if (hasFocusWithin(own)) next?.focus()
    }
  }, [toggle])
  return (
    <button
      ref={button}
      type="button"
      className={classes.extend}
      aria-label={label}
      title={`${label} (R)`}
      onClick={extendReveal}
    />
  )
}

// Needed only once something is revealed; without it the button still has its label.
const RevealClock = lazy(() =>
  import('./reveal-clock').then(
    (module) => ({ default: module.RevealClock }),
    () => ({ default: () => null }),
  ),
)

/** "Reveal all", or "Hide" and the time left until `until`. Equally wide in both states, so that nothing moves. */
export function RevealLabel({ until }: { until: number }) {
  return (
    <span className={classes.label}>
      <span aria-hidden={until > 0}>
        <Trans>Reveal all</Trans>
      </span>
      <span aria-hidden={until === 0}>
        <Trans>Hide</Trans>
        <span className={classes.clock} aria-hidden="true">
          <Suspense>{until ? <RevealClock until={until} /> : null}</Suspense>
        </span>
      </span>
    </span>
  )
}
