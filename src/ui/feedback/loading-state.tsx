import { useLingui } from '@lingui/react/macro'
import { HiddenText } from '@/ui/display/hidden-text'
import classes from './loading-state.module.css'
import { Skeleton } from './skeleton'
import { StillWorking } from './still-working'

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
