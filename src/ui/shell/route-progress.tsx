import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { HiddenText } from '@/ui/display/hidden-text'
import common from '@/ui/display/common.module.css'
import classes from './route-progress.module.css'

/** Progress line for a navigation of more than 150 ms. Screen readers announce it after a second. */
export function RouteProgress() {
  const router = useRouter()
  const [slowness, setSlowness] = useState<'none' | 'slow' | 'very slow'>('none')

  // Doesn't use the router's state, because a fast navigation would then cause two unnecessary renders.
  useEffect(() => {
    let timers: ReturnType<typeof setTimeout>[] = []
    const end = () => {
      for (const timer of timers) clearTimeout(timer)
      setSlowness('none')
    }
    const start = () => {
      end()
      timers = [
        setTimeout(() => setSlowness('slow'), 150),
        setTimeout(() => setSlowness('very slow'), 1000),
      ]
    }
    const unsubscribe = [
      router.subscribe('onBeforeLoad', start),
      router.subscribe('onResolved', end),
    ]
    return () => {
      end()
      for (const each of unsubscribe) each()
    }
  }, [router])

  return (
    <>
      {slowness !== 'none' && (
        <div className={`${common.screenOnly} ${classes.bar}`} aria-hidden="true" />
      )}
      <div role="status">
        <HiddenText>{slowness === 'very slow' && <Trans>Loading the screen</Trans>}</HiddenText>
      </div>
    </>
  )
}
