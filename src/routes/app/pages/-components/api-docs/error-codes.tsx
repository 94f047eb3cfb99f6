import { useLingui } from '@lingui/react/macro'
import { serviceErrors } from '@/features/labels/problems/service-errors'
import { ErrorTable } from './error-table'
import classes from './reference.module.css'

const codes = serviceErrors.map(({ code }) => code)

/** Every code of the service API. */
export function ErrorCodes() {
  const { t } = useLingui()
  return (
    <div className={classes.text}>
      <ErrorTable codes={codes} label={t`Error codes`} />
    </div>
  )
}
