import { Plural, Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useServiceName } from '@/features/labels/names'
import { Choice } from '@/ui/fields/choice'
import { Button } from '@/ui/form/button'
import { Dialog, DialogActions } from '@/ui/overlays/dialog'
import classes from './bundle.module.css'

interface UseLadderDialogProps {
  /** Whose ladder it is. */
  service: string
  others: readonly string[]
  onUse: (services: readonly string[]) => void
  onClose: () => void
}

/** Chooses the services that get the ladder of another one, in place of their own. */
export function UseLadderDialog({ service, others, onUse, onClose }: UseLadderDialogProps) {
  const serviceName = useServiceName()
  const [chosen, setChosen] = useState(others)
  const toggle = (other: string, isChosen: boolean) =>
    setChosen(others.filter((each) => (each === other ? isChosen : chosen.includes(each))))
  return (
    <Dialog
      title={
        <Trans>
          Use the ladder of <bdi>{serviceName(service)}</bdi>
        </Trans>
      }
      size="small"
      onClose={onClose}
    >
      <p>
        <Trans>It replaces the tiers of the services that you choose.</Trans>
      </p>
      <div className={classes.choiceList}>
        {others.map((other) => (
          <Choice
            key={other}
            checked={chosen.includes(other)}
            onChange={(isChosen) => toggle(other, isChosen)}
          >
            <bdi>{serviceName(other)}</bdi>
          </Choice>
        ))}
      </div>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button disabled={chosen.length === 0} onClick={() => onUse(chosen)}>
          <Plural
            value={chosen.length}
            _0="Choose a service"
            one="Use for # service"
            other="Use for # services"
          />
        </Button>
      </DialogActions>
    </Dialog>
  )
}
