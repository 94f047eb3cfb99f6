import { Trans } from '@lingui/react/macro'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { HiddenText } from '@/ui/display/hidden-text'
import classes from './route-progress.module.css'

/** A progress line for a navigation of more than 150 ms. After a second it is announced. */
export function RouteProgress() {
  const loading = useRouterState({ select: (state) => state.isLoading })
  const [slowness, setSlowness] = useState<'none' | 'slow' | 'very slow'>('none')

  useEffect(() => {
    if (!loading) return
    const timers = [
      setTimeout(() => setSlowness('slow'), 150),
      setTimeout(() => setSlowness('very slow'), 1000),
    ]
    return () => {
      for (const timer of timers) clearTimeout(timer)
      setSlowness('none')
    }
  }, [loading])

  return (
    <>
      {slowness !== 'none' && <div className={classes.bar} aria-hidden="true" />}
      <div role="status">
        <HiddenText>{slowness === 'very slow' && <Trans>Loading the screen</Trans>}</HiddenText>
      </div>
    </>
  )
}
