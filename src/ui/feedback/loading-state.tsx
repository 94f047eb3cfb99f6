import { useLingui, Trans } from '@lingui/react/macro'
import { HiddenText } from '@/ui/display/hidden-text'
import { Skeleton } from './skeleton'
import { useEffect, useState } from 'react'
import classes from './loading-state.module.css'

/** A screen whose shape is not known yet. Prefer the skeleton of the screen itself. */
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

/** Milliseconds after which waiting wants a word. */
const PATIENCE = 3_000

/** Says in a skeleton, after a while, that nothing is stuck. */
export function StillWorking() {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p role="status" className={classes.waiting}>
      {late && <Trans>Still working…</Trans>}
    </p>
  )
}
