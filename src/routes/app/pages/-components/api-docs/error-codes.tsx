import { useLingui } from '@lingui/react/macro'
import { serviceErrors } from '@/features/labels/problems/service-errors'
import { ErrorTable } from './error-table'
import { Prose } from './prose'
import classes from './reference.module.css'

const codes = serviceErrors.map(({ code }) => code)

/** Table of all service API error codes. */
export function ErrorCodes() {
  const { t } = useLingui()
  return (
    <div className={classes.text}>
      <Prose text="Decide by `error_code`, never by the status alone. That a service code comes with the status 400 is an assumption of this documentation: ask your provider to confirm it." />
      <ErrorTable codes={codes} label={t`Error codes`} />
      <Prose text="A code with the status 200 is a negative answer, and `result` says so: the portal lists the attempt under that code. A code without a status belongs to a check that only an SDK runs." />
    </div>
  )
}
