import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '@/ui/feedback/skeleton'
import { StillWorking } from '@/ui/feedback/still-working'
import classes from './recovery-page.module.css'

/** The shape of the form that follows when the link is good. */
export function LinkWait() {
  const { t } = useLingui()
  return (
    <div role="status" aria-label={t`Checking the link`} className={classes.page}>
      <Skeleton width={96} />
      <Skeleton height={42} />
      <Skeleton width="70%" />
      <Skeleton height={42} />
      <StillWorking />
    </div>
  )
}
