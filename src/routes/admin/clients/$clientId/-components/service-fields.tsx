import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { useServiceName } from '@/features/labels/names'
import { TierEditor, type TierError } from '@/features/tiers/tier-editor'
import { Card } from '@/ui/display/card'
import { Button } from '@/ui/form/button'
import { TextField } from '@/ui/form/text-field'
import { withService, type BundleDraft, type ServiceDraft } from './bundle-draft'
import classes from './bundle.module.css'

interface ServiceFieldsProps extends Omit<ServiceDraft, 'isChosen'> {
  trialsProblem: string | undefined
  ladderProblem: string | undefined
  problemsShown: boolean
  refusedTiers: readonly TierError[] | undefined
  onChange: (change: (draft: BundleDraft) => BundleDraft) => void
  /** Asks for the services that shall have the same ladder. Absent where there is no other. */
  onUseLadder: ((service: string) => void) | undefined
}

/** The trials and the ladder of one service of a new bundle. Others may have fifty tiers: it renders for itself. */
export const ServiceFields = memo(function ServiceFields(props: ServiceFieldsProps) {
  const { service, trials, ladder, trialsProblem, ladderProblem, problemsShown } = props
  const { refusedTiers, onChange, onUseLadder } = props
  const { t } = useLingui()
  const name = useServiceName()(service)
  const set = (part: Partial<ServiceDraft>) =>
    onChange((before) => withService(before, service, part))
  return (
    <Card
      title={<bdi>{name}</bdi>}
      aside={
        onUseLadder ? (
          <Button
            variant="subtle"
            size="compact"
            aria-haspopup="dialog"
            onClick={() => onUseLadder(service)}
          >
            <Trans>Use this ladder for…</Trans>
          </Button>
        ) : null
      }
    >
      <div className={classes.service}>
        <TextField
          className={classes.short}
          label={t`Trials in a session`}
          aria-label={t`Trials in a session, ${name}`}
          value={trials}
          error={trialsProblem}
          placeholder={t`The provider’s default`}
          inputMode="numeric"
          autoComplete="off"
          onChange={(event) => set({ trials: event.currentTarget.value })}
        />
        <div data-empty={ladder.length === 0 || undefined}>
          <TierEditor
            label={name}
            ladder={ladder}
            problemsShown={problemsShown}
            {...(refusedTiers ? { serverErrors: refusedTiers } : {})}
            onChange={(next) => set({ ladder: next })}
          />
          {ladderProblem ? <p className={classes.error}>{ladderProblem}</p> : null}
        </div>
      </div>
    </Card>
  )
})
