import { useLingui } from '@lingui/react/macro'
import type { SessionService } from '@/api/sessions/schema'
import { Data } from '@/ui/display/data'
import { HiddenText } from '@/ui/display/hidden-text'
import { useServiceName, useServiceShortName } from '@/features/labels/service-name'
import { TrialPips } from '@/features/sessions/trial-pips'
import { trialsOf } from '@/features/sessions/trials'
import classes from '@/features/sessions/trial-pips.module.css'

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
