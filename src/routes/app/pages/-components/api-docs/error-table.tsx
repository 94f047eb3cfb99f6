import { Trans, useLingui } from '@lingui/react/macro'
import { findError } from '@/features/labels/problems/service-errors'
import { getHttpStatus } from '@/features/service-api/http-status'
import classes from './reference.module.css'

/** Table of error codes with their HTTP status, cause and remedy. */
export function ErrorTable({ codes, label }: { codes: readonly number[]; label: string }) {
  const { i18n } = useLingui()
  return (
    <table className={classes.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Code</Trans>
          </th>
          <th scope="col">
            <Trans>HTTP status</Trans>
          </th>
          <th scope="col">
            <Trans>Cause</Trans>
          </th>
          <th scope="col">
            <Trans>What to do</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {codes.map((code) => {
          const error = findError(code)
          return error ? (
            <tr key={code}>
              <th scope="row">
                <code className={classes.errorCode}>{code}</code>
              </th>
              <td className={classes.status}>
                <Status code={code} />
              </td>
              <td>{i18n._(error.cause)}</td>
              <td>{i18n._(error.remedy)}</td>
            </tr>
          ) : null
        })}
      </tbody>
    </table>
  )
}

/** Labels the number as an HTTP status, because columns have no headings on a phone. */
function Status({ code }: { code: number }) {
  const status = getHttpStatus(code)
  return status === undefined ? '—' : <code dir="ltr">HTTP {status}</code>
}
