import { useLingui, Trans } from '@lingui/react/macro'
import '@mantine/core/styles/Skeleton.layer.css'
import { Skeleton } from '@mantine/core'
import { HiddenText } from '@/ui/display/hidden-text'
import { useEffect, useLayoutEffect, useState } from 'react'
import classes from './loading-state.module.css'

/** A generic skeleton. Prefer a skeleton with the screen's shape. */
export function LoadingState() {
  const { t } = useLingui()
  return (
    <div className={classes.loading}>
      <div role="status">
        <HiddenText>{t`Loading`}</HiddenText>
      </div>
      <Skeleton width={180} height={20} />
      <Skeleton width="60%" />
      <Skeleton height={240} />
      <StillWorking />
    </div>
  )
}

/** Delay before the notice, in milliseconds. */
const STILL_WORKING_AFTER = 3_000

let skeletons = 0

/**
 * Hides the footer until the screen has loaded, because the footer would move when the content replaces the skeleton.
 */
function hideFooter() {
  const mark = () => document.documentElement.toggleAttribute('data-pending', skeletons > 0)
  skeletons += 1
  mark()
  return () => {
    skeletons -= 1
    mark()
  }
}

/** Shows a notice below a skeleton if loading takes longer than three seconds. */
export function StillWorking() {
  const [isLate, setIsLate] = useState(false)
  useLayoutEffect(hideFooter, [])
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), STILL_WORKING_AFTER)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p role="status" className={classes.stillWorking}>
      {isLate && <Trans>Still working…</Trans>}
    </p>
  )
}
