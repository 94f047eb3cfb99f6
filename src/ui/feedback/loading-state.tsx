import { useLingui } from '@lingui/react/macro'
import { HiddenText } from '@/ui/display/hidden-text'
import classes from './loading-state.module.css'
import { Bone } from './skeleton'
import { StillWorking } from './still-working'

/** A screen whose shape is not known yet. Prefer the skeleton of the screen itself. */
export function LoadingState() {
  const { t } = useLingui()
  return (
    <div className={classes.loading}>
      <div role="status">
        <HiddenText>{t`Loading`}</HiddenText>
      </div>
      <Bone width={180} height={20} />
      <Bone width="60%" />
      <Bone height={240} />
      <StillWorking />
    </div>
  )
}
