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
      <Prose text="Base your error handling on `error_code`, never only on the HTTP status. This documentation assumes that service codes come with the status 400. Ask your provider to confirm this." />
      <ErrorTable codes={codes} label={t`Error codes`} />
      <Prose text="A code with the status 200 is a negative result, as `result` shows. The portal lists the attempt under that code. A code without a status belongs to a check that only an SDK runs." />
    </div>
  )
}
