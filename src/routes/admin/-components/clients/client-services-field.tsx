import { Trans } from '@lingui/react/macro'
import { Checkbox } from '@mantine/core'
import { useId, useState, type ReactNode } from 'react'
import { useServices } from '@/api/bundle-details'
import { useScope } from '@/api/core/use-scope'
import { knownServices } from '@/backend/bundles'
import { useServiceName } from '@/features/labels/names'
import common from '@/ui/display/common.module.css'
import classes from './client-form.module.css'

interface ClientServicesProps {
  savedServices: readonly string[] | undefined
  error: ReactNode
}

/**
 * Field for the services that the client's bundles may contain: the client's and the provider's services. Until the
 * provider's services load, `knownServices` replaces them.
 */
export function ClientServicesField({ savedServices = [], error }: ClientServicesProps) {
  const scope = useScope()
  const serviceName = useServiceName()
  const errorId = useId()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(savedServices))
  const offeredServices = useServices(scope).data?.services ?? knownServices
  const services = [...new Set<string>([...offeredServices, ...savedServices])]

  function choose(service: string, isChosen: boolean) {
    const next = new Set(chosen)
    if (isChosen) next.add(service)
    else next.delete(service)
    setChosen(next)
  }

  return (
    <fieldset className={classes.services} aria-describedby={error ? errorId : undefined}>
      <legend className={`${common.note} ${classes.legend}`}>
        <Trans>Services the client can use in its bundles</Trans>
      </legend>
      {services.map((service) => (
        <Checkbox
          key={service}
          name="services"
          value={service}
          checked={chosen.has(service)}
          onChange={({ currentTarget: { checked: isChosen } }) => choose(service, isChosen)}
          label={<bdi>{serviceName(service)}</bdi>}
        />
      ))}
      {error ? (
        <p id={errorId} className={`${common.error} ${classes.error}`} role="alert">
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
