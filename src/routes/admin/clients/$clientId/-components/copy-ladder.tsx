import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useServiceName } from '@/features/labels/names'
import { Button } from '@/ui/form/button'
import { Popover } from '@/ui/overlays/popover'
import classes from './bundle.module.css'

interface CopyLadderProps {
  /** The service whose ladder is copied. */
  service: string
  others: readonly string[]
  onUse: (services: readonly string[]) => void
}

/**
 * Popover that copies a service's ladder to other services, replacing their ladders. It isn't a modal dialog, because
 * making every ladder field inert would take too long (see paste-panel.tsx).
 */
export function CopyLadder({ service, others, onUse }: CopyLadderProps) {
  const { t } = useLingui()
  const name = useServiceName()(service)
  return (
    <Popover
      label={t`Use the tiers from ${name}`}
      align="end"
      className={classes.copyLadder}
      button={(button) => (
        <Button {...button} variant="subtle" size="compact-sm">
          <Trans>Use these tiers for…</Trans>
        </Button>
      )}
    >
      {(close) => (
        <ServiceChoice
          others={others}
          onUse={(services) => {
            close()
            onUse(services)
          }}
        />
      )}
    </Popover>
  )
}

function ServiceChoice({ others, onUse }: Omit<CopyLadderProps, 'service'>) {
  const serviceName = useServiceName()
  const [chosen, setChosen] = useState(others)
  const toggle = (other: string, isChosen: boolean) =>
    setChosen(others.filter((each) => (each === other ? isChosen : chosen.includes(each))))
  return (
    <>
      <p>
        <Trans>Replaces the tiers of the services you choose.</Trans>
      </p>
      <div className={classes.choiceList}>
        {others.map((other) => (
          <Checkbox
            key={other}
            checked={chosen.includes(other)}
            onChange={({ currentTarget: { checked: isChosen } }) => toggle(other, isChosen)}
            label={<bdi>{serviceName(other)}</bdi>}
          />
        ))}
      </div>
      <Button disabled={chosen.length === 0} onClick={() => onUse(chosen)}>
        <Plural
          value={chosen.length}
          _0="Choose a service"
          one="Use for # service"
          other="Use for # services"
        />
      </Button>
    </>
  )
}
