import { Trans } from '@lingui/react/macro'
import { useWindowEvent } from '@mantine/hooks'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Data } from '@/ui/display/data'
import { Time } from '@/ui/display/time'
import common from '@/ui/display/common.module.css'
import classes from './printed-by.module.css'

/**
 * Shows who printed the page and when, even after the browser's own print command. On paper, it also shows whether
 * personal data is masked.
 */
export function PrintedBy({ name }: { name: string }) {
  const [at, setAt] = useState(() => new Date())
  // Renders synchronously, because the browser captures the page right after `beforeprint`.
  useWindowEvent('beforeprint', () => flushSync(() => setAt(new Date())))
  return (
    <div className={`${common.caption} ${classes.printed}`}>
      <p>
        <Trans>
          Printed by <Data>{name}</Data>, <Time value={at.toISOString()} as="absolute" />
        </Trans>
      </p>
      <p className={classes.masked}>
        <Trans>Personal data is masked.</Trans>
      </p>
      <p className={classes.revealed}>
        <Trans>Contains personal data.</Trans>
      </p>
    </div>
  )
}
