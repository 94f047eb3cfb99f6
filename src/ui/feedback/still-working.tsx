import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import classes from './loading-state.module.css'

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
