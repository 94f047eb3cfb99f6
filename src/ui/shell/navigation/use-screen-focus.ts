import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { findAround, focusedElement } from '@/browser/dom-lookups'
import { focusHeading, releaseFocus } from '@/ui/display/heading-focus'

type FollowPlaces = (typeof import('./places'))['followPlaces']

/** Moves the focus when the screen changes: to the heading, or back to where it was on a screen visited before. */
export function useScreenFocus(): void {
  const router = useRouter()
  useEffect(() => {
    let places: ReturnType<FollowPlaces> | undefined
    let left: Parameters<FollowPlaces>[1]
    let isOver = false
    const follow = async () => {
      const loaded = await import('./places').catch(() => undefined)
      if (!isOver) places ??= loaded?.followPlaces(router, left)
      left = undefined
    }
    const stops = [
      router.subscribe('onBeforeNavigate', ({ fromLocation: location, pathChanged }) => {
        // Until `places` is there, and no longer: the link keeps its whole screen in memory.
        if (!places && location && pathChanged)
          left = { location, focused: findAround(focusedElement(), 'screenLink') }
      }),
      router.subscribe('onBeforeRouteMount', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) releaseFocus()
      }),
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        // There is nothing to return to on the first screen.
        if (!places) void follow()
        if (!fromLocation || !pathChanged) return
        if (!places?.restore(fromLocation, toLocation)) focusHeading()
      }),
    ]
    return () => {
      isOver = true
      for (const stop of stops) stop()
      places?.stop()
    }
  }, [router])
}
