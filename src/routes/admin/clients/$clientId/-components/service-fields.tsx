import { useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { memo, useCallback, type ReactNode } from 'react'
import { useServiceName } from '@/features/labels/names'
import { TierEditor } from './tiers/tier-editor'
import type { TierError } from './tiers/tier-row'
import type { TierDraft } from '@/lib/pricing/ladder'
import { Card } from '@/ui/display/card'
import {
  changeLadder,
  copyLadder,
  withService,
  type BundleDraft,
  type ServiceDraft,
} from './bundle-draft'
import { CopyLadder } from './copy-ladder'
import common from '@/ui/display/common.module.css'
import classes from './bundle.module.css'

interface ServiceFieldsProps extends Omit<ServiceDraft, 'isChosen'> {
  trialsProblem: ReactNode
  ladderProblem: ReactNode
  problemsShown: boolean
  refusedTiers: readonly TierError[] | undefined
  onChange: (change: (draft: BundleDraft) => BundleDraft) => void
  /**
   * The bundle's chosen services, including this service. This service's ladder can be copied to the other services.
   */
  chosenServices: readonly string[]
}

/**
 * One service's trials and ladder in a new bundle. Memoized, because a service may have fifty tiers and must not
 * rerender when another service changes.
 */
export const ServiceFields = memo(function ServiceFields(props: ServiceFieldsProps) {
  const { service, trials, ladder, trialsProblem, ladderProblem, problemsShown } = props
  const { refusedTiers, onChange, chosenServices } = props
  const { t } = useLingui()
  const name = useServiceName()(service)
  const update = (part: Partial<ServiceDraft>) =>
    onChange((before) => withService(before, service, part))
  const editLadder = useCallback(
    (change: (ladder: readonly TierDraft[]) => readonly TierDraft[]) =>
      onChange((before) => changeLadder(before, service, change)),
    [onChange, service],
  )
  return (
    <Card
      title={<bdi>{name}</bdi>}
      aside={
        chosenServices.length > 1 ? (
          <CopyLadder
            service={service}
            others={chosenServices.filter((each) => each !== service)}
            onUse={(services) => onChange((before) => copyLadder(before, service, services))}
          />
        ) : null
      }
    >
      <div className={common.stack}>
        <TextInput
          className={classes.short}
          label={t`Attempts per session`}
          aria-label={t`Attempts per session, ${name}`}
          value={trials}
          error={trialsProblem}
          placeholder={t`Provider default`}
          inputMode="numeric"
          autoComplete="off"
          onChange={(event) => update({ trials: event.currentTarget.value })}
        />
        <div data-empty={ladder.length === 0 || undefined}>
          <TierEditor
            label={name}
            ladder={ladder}
            problemsShown={problemsShown}
            serverErrors={refusedTiers}
            onChange={editLadder}
          />
          {ladderProblem ? (
            <p className={`${common.error} ${classes.error}`}>{ladderProblem}</p>
          ) : null}
        </div>
      </div>
    </Card>
  )
})
