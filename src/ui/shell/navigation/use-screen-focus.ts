import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { findAround, focusedElement } from '@/browser/dom-lookups'
import { focusHeading, releaseFocus } from '@/ui/display/heading-focus'

type TrackScrollAndFocus = (typeof import('./track-scroll-and-focus'))['trackScrollAndFocus']

/**
 * Moves the focus when the screen changes: to the heading or, if the user returns to a screen, to the previously
 * focused element.
 */
export function useScreenFocus(): void {
  const router = useRouter()
  useEffect(() => {
    let tracker: ReturnType<TrackScrollAndFocus> | undefined
    let lastScreen: Parameters<TrackScrollAndFocus>[1]
    let isOver = false
    const follow = async () => {
      const placesModule = await import('./track-scroll-and-focus').catch(() => undefined)
      if (!isOver) tracker ??= placesModule?.trackScrollAndFocus(router, lastScreen)
      lastScreen = undefined
    }
    // The first screen may have rendered before this effect ran.
    if (router.state.resolvedLocation) void follow()
    const stops = [
      router.subscribe('onBeforeNavigate', ({ fromLocation: location, pathChanged }) => {
        // Stores the link only until `tracker` has loaded, because the link keeps its whole screen in memory.
        if (!tracker && location && pathChanged)
          lastScreen = { location, focused: findAround(focusedElement(), 'screenLink') }
      }),
      router.subscribe('onBeforeRouteMount', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) releaseFocus()
      }),
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        // Loads the tracker only now, because the first screen has no previous screen to return to.
        if (!tracker) void follow()
        if (!fromLocation || !pathChanged) return
        if (!tracker?.restore(fromLocation, toLocation)) focusHeading()
      }),
    ]
    return () => {
      isOver = true
      for (const stop of stops) stop()
      tracker?.stop()
    }
  }, [router])
}
