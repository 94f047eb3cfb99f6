import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { focusHeading, releaseFocus } from '@/ui/display/heading-focus'

/** Where the focus goes when the screen changes: to the heading, or back to where it was on a screen left before. */
export function useScreenFocus(): void {
  const router = useRouter()
  useEffect(() => {
    let places: ReturnType<(typeof import('./places'))['followPlaces']> | undefined
    let isOver = false
    const follow = async () => {
      const loaded = await import('./places').catch(() => undefined)
      if (!isOver) places ??= loaded?.followPlaces(router)
    }
    const stops = [
      router.subscribe('onBeforeRouteMount', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) releaseFocus()
      }),
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        // The first screen has none before it to return to.
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
