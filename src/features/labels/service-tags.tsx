import { Data } from '@/ui/display/data'
import { HiddenText } from '@/ui/display/hidden-text'
import { useServiceName, useServiceShortName } from './names'
import common from '@/ui/display/common.module.css'
import classes from './service-tags.module.css'

/** A bundle's services as abbreviations, with the full name on hover and for screen readers. */
export function ServiceTags({ services }: { services: readonly string[] | undefined }) {
  const getName = useServiceName()
  const getShortName = useServiceShortName()
  if (!services || services.length === 0) return <Data />
  return (
    <ul className={classes.tags}>
      {services.map((service) => (
        <li key={service} className={common.tag}>
          <bdi title={getName(service)} aria-hidden>
            {getShortName(service)}
          </bdi>
          <HiddenText>{getName(service)}</HiddenText>
        </li>
      ))}
    </ul>
  )
}
