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
 * Delay in milliseconds after which a revealed value is masked again.
 * @internal Exported for its test.
 */
export const MASK_AFTER = 60_000

interface Revealed {
  /** Whether the `r` key is down. */
  byKey: boolean
  /** Time in milliseconds when the page, revealed by its toggle, is masked again. 0 while the page is masked. */
  page: number
  /** Times when values toggled by their own button are masked again, by ID. 0 for hidden values. */
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

/** Selects a value from the page's reveal state. The state is kept only in memory, so a reload masks everything. */
export function useRevealed<T>(select: (state: Revealed) => T): T {
  return useSyncExternalStore(store.subscribe, () => select(store.get()))
}

const timers = new Map<string, ReturnType<typeof setTimeout>>()

interface Reveal {
  /** Whether the value is revealed by its own button or the page's toggle. */
  isToggled: boolean
  /** Whether the value is revealed by its own button, so a ring shows the time left. */
  isAlone: boolean
  /** Whether the value is revealed, by a button or by holding the `r` key. */
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

/** Returns whether the whole page is revealed, for content without a reveal button for each value. */
export function useIsPageRevealed(): boolean {
  return useRevealed(({ byKey, page }) => byKey || page > 0)
}

export function reveal(id: string, isRevealed: boolean): void {
  const until = maskLater(id, isRevealed, () => clearReveal(id))
  setState({ values: new Map(store.get().values).set(id, until) })
}

/** Removes a value's own reveal state, so the value is visible only while the whole page is revealed. */
export function clearReveal(id: string): void {
  stopTimer(id)
  const { values } = store.get()
  if (!values.has(id)) return
  setState({ values: new Map([...values].filter(([each]) => each !== id)) })
}

/** Reveals or masks the whole page, overriding each value's own state. */
export function revealPage(isRevealed: boolean): void {
  maskAll()
  setState({ page: maskLater('page', isRevealed, maskAll) })
}

/** Restarts the minute for all values revealed by the page's toggle or their own button. */
function extendReveal(): void {
  const { page, values } = store.get()
  const extendedUntil = [...values].map(
    ([id, until]) => [id, maskLater(id, until > 0, () => clearReveal(id))] as const,
  )
  setState({ page: maskLater('page', page > 0, maskAll), values: new Map(extendedUntil) })
}

/**
 * Reveals all values while the key is held. The timer keeps running, because another window may receive the `keyup`
 * event.
 */
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
 * Registers a component that shows personal data, and returns a function that removes it. While any component is
 * registered, the toggle is visible, and hiding the tab or changing the path masks everything.
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

/** Registers the calling component as showing a personal value while it is mounted. */
export function useRevealWatch(id: string) {
  // A unit test may render without a router.
  const router: Router | undefined = useRouter({ warn: false })
  // Runs before the first paint, so the toggle doesn't push the page down later.
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

/** Starts the timer and returns the time when the value is masked again, or 0 if it isn't revealed. */
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
 * Button that reveals or masks all personal values on the page and adds the `r` shortcut. Renders nothing if the page
 * shows no personal values.
 */
export function RevealToggle() {
  return useHasPersonalData() ? <Toggle /> : null
}

/**
 * Subscribes before the first paint, so the toggle doesn't push its neighbors aside later. The store's own hook would
 * subscribe too late.
 */
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
      label: t`Hold to reveal personal data`,
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

/**
 * Button that covers the toggle's countdown and restarts the countdown. When the time ends, the focus moves from this
 * button to the toggle.
 */
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

// Loaded only after something is revealed. If loading fails, the toggle still shows its label.
const RevealClock = lazy(() =>
  import('./reveal-clock').then(
    (module) => ({ default: module.RevealClock }),
    () => ({ default: () => null }),
  ),
)

/** Shows "Reveal all", or "Hide" and the time left until `until`. Both states have the same width, so nothing moves. */
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
