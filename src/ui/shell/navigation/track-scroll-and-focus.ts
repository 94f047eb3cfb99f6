import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'
import { findAllIn, findAround, focusedElement } from '@/browser/dom-lookups'
import { focusHeading } from '@/ui/display/heading-focus'

/** Scroll positions and focus of a screen, saved when the user leaves it. */
type ScreenState = {
  /** The screen's location, including its history entry's identifiers. */
  location: ParsedLocation
  scroll: number
  /** Scroll positions within the screen, in page order. */
  regions: { top: number; left: number }[]
  /** The focused link: its URL, its index among the links with that URL, and whether it is in a row. */
  link: { href: string; pathname: string; index: number; isInRow: boolean } | undefined
}

/** A screen that the user left before its state could be saved, and the link focused at that moment. */
type LastScreen = { location: ParsedLocation; focused: HTMLElement | undefined }

/** Milliseconds to wait for a row to appear. */
const WAIT = 30_000

/**
 * Maximum number of stored screen states. Browsers keep fewer history entries per tab, so older states are unreachable.
 */
const MAX_PLACES = 100

/**
 * Saves each screen's scroll positions and focus in memory, and restores them when the user returns (rule 2.17 of
 * docs/behavior.md). A link with `rel="up"` returns to its target screen if the user came from there.
 */
export function trackScrollAndFocus(router: AnyRouter, lastScreen: LastScreen | undefined) {
  const screenStates = new Map<number, ScreenState>()
  if (lastScreen)
    saveScreenState({
      location: lastScreen.location,
      scroll: 0,
      regions: [],
      link: linkAt(lastScreen.focused),
    })
  let isGoingUp = false
  let stopWaiting = () => {}

  const stopNoting = router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    stopWaiting()
    if (fromLocation && pathChanged) saveScreenState(captureScreenState(fromLocation))
  })

  function saveScreenState(screenState: ScreenState): void {
    const last = getHistoryIndex(screenState.location)
    screenStates.set(last, screenState)
    for (const index of screenStates.keys())
      if (index <= last - MAX_PLACES) screenStates.delete(index)
  }

  /** Restores the screen's scroll positions and focus. Returns false if the user isn't returning to the screen. */
  function restore(from: ParsedLocation, to: ParsedLocation): boolean {
    const screenState = screenStates.get(getHistoryIndex(to))
    const isReturn =
      screenState !== undefined && getHistoryKey(screenState.location) === getHistoryKey(to)
    // The up link may open a page of the list that the user hasn't visited.
    const isUp = isGoingUp && !isReturn
    isGoingUp = false
    if (!isReturn && !isUp) return false
    const focus = () => focusLink(isReturn ? screenState.link : undefined, from.pathname, isUp)
    const isFocused = focus()
    if (!isFocused) focusHeading()
    if (isReturn) scrollTo(screenState)
    if (!isFocused && (isUp || screenState?.link))
      waitForRow(() => {
        const isThere = focus()
        if (isThere && isReturn) scrollTo(screenState)
        return isThere
      })
    return true
  }

  /** Calls `isDone` on each DOM change until it returns true, the user does something or the wait times out. */
  function waitForRow(isDone: () => boolean): void {
    const observer = new MutationObserver(() => {
      if (isDone()) stopWaiting()
    })
    const timer = setTimeout(() => stopWaiting(), WAIT)
    const listening = new AbortController()
    stopWaiting = () => {
      observer.disconnect()
      clearTimeout(timer)
      listening.abort()
    }
    for (const type of ['keydown', 'pointerdown', 'wheel'])
      document.addEventListener(type, stopWaiting, { signal: listening.signal })
    observer.observe(document.body, { childList: true, subtree: true })
  }

  function goUp(event: MouseEvent): void {
    const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (event.button !== 0 || hasModifier) return
    const link = findAround(event.target, 'upLink')
    if (!(link instanceof HTMLAnchorElement)) return
    isGoingUp = true
    const distance = distanceTo(link)
    if (distance === 0) return
    // Prevents the router's navigation, because the router would add a history entry.
    event.preventDefault()
    router.history.go(-distance)
  }

  /**
   * Returns the number of history entries back to a link's target, or 0 if going back can't reach it. All entries in
   * between must be below the target.
   */
  function distanceTo({ pathname, search, parentElement }: HTMLAnchorElement): number {
    const isInMain = findAround(parentElement, 'main') !== undefined
    const current = getHistoryIndex(router.state.location)
    // Another list may have opened the record, so return to that list.
    const opener = screenStates.get(current - 1)?.link
    if (isInMain && opener?.isInRow && opener.pathname === router.state.location.pathname) return 1
    // Only a link in the screen's content contains the list's page number. The user may have moved on to a record from
    // another page.
    const isOtherPage = (passedLocation: ParsedLocation) =>
      isInMain && getPageParameter(passedLocation.searchStr) !== getPageParameter(search)
    for (let index = current - 1; index >= 0; index--) {
      const passedLocation = screenStates.get(index)?.location
      if (passedLocation?.pathname === pathname)
        return isOtherPage(passedLocation) ? 0 : current - index
      if (!passedLocation?.pathname.startsWith(`${pathname}/`)) return 0
    }
    return 0
  }

  document.addEventListener('click', goUp, true)
  return {
    restore,
    stop: () => {
      stopNoting()
      stopWaiting()
      document.removeEventListener('click', goUp, true)
    },
  }
}

const getHistoryIndex = ({ state: { __TSR_index: index } }: ParsedLocation) => index
const getHistoryKey = ({ state: { __TSR_key: key } }: ParsedLocation) => key
const getPageParameter = (search: string) => new URLSearchParams(search).get('page')

function captureScreenState(location: ParsedLocation): ScreenState {
  return {
    location,
    scroll: document.documentElement.scrollTop,
    regions: findAllIn(document, 'scrollRegion').map(({ scrollTop, scrollLeft }) => ({
      top: scrollTop,
      left: scrollLeft,
    })),
    link: linkAt(findAround(focusedElement(), 'screenLink')),
  }
}

const listScreenLinks = () =>
  findAllIn(document, 'screenLink').filter((link) => link instanceof HTMLAnchorElement)

const withAddress = (links: readonly HTMLAnchorElement[], href: string | null) =>
  links.filter((link) => link.getAttribute('href') === href)

function linkAt(element: HTMLElement | undefined): ScreenState['link'] {
  const href = element?.getAttribute('href')
  if (!(element instanceof HTMLAnchorElement) || !href) return undefined
  return {
    href,
    pathname: element.pathname,
    index: withAddress(listScreenLinks(), href).indexOf(element),
    isInRow: findAround(element, 'row') !== undefined,
  }
}

function scrollTo({ scroll, regions }: ScreenState): void {
  document.documentElement.scrollTop = scroll
  findAllIn(document, 'scrollRegion').forEach((region, index) => {
    region.scrollTop = regions[index]?.top ?? 0
    region.scrollLeft = regions[index]?.left ?? 0
  })
}

/**
 * Focuses the row of the last shown record, because the user may have moved on from the opened record. If there is no
 * such row, focuses the opened link.
 */
function focusLink(place: ScreenState['link'], pathname: string, scrolls: boolean): boolean {
  if (!place && !scrolls) return false
  const links = listScreenLinks()
  const openedLink = place && withAddress(links, place.href)[place.index]
  const row = links.find((link) => link.pathname === pathname && findAround(link, 'row'))
  const target = openedLink?.pathname === pathname ? openedLink : (row ?? openedLink)
  target?.focus({ preventScroll: true })
  if (scrolls) target?.scrollIntoView({ block: 'center' })
  return target !== undefined
}
