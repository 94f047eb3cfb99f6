import { useLingui } from '@lingui/react/macro'
import type { SessionService } from '@/api/sessions/schema'
import { Data } from '@/ui/data'
import { HiddenText } from '@/ui/hidden-text'
import { useServiceName, useServiceShortName } from './service-name'
import { TrialPips } from './trial-pips'
import { trialsOf } from './trials'
import classes from './trial-pips.module.css'

/** The services of a session with their attempts, for a cell of a table. */
export function ServiceChips({ services }: { services: readonly SessionService[] }) {
  const { t } = useLingui()
  const nameOf = useServiceName()
  const shortNameOf = useServiceShortName()
  if (services.length === 0) return <Data />

  function spoken({ service, status, attempts }: SessionService, total: number) {
    const name = nameOf(service)
    if (attempts === 0) return t`${name}: not started`
    const outcome = status === null ? t`pending` : status ? t`passed` : t`failed`
    return t`${name}: ${outcome}, attempt ${attempts} of ${total}`
  }

  return (
    <ul className={classes.list}>
      {services.map((service) => {
        const total = trialsOf(service)
        const words = spoken(service, total)
        return (
          <li key={service.service} className={classes.chip} title={words}>
            <span aria-hidden="true">{shortNameOf(service.service)}</span>
            <TrialPips attempts={service.attempts} total={total} passed={service.status} />
            <HiddenText>{words}</HiddenText>
          </li>
        )
      })}
    </ul>
  )
}
