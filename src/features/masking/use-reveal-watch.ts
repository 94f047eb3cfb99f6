import { useRouter } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { forgetReveal, maskAll, watchRevealed } from './reveal'

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
