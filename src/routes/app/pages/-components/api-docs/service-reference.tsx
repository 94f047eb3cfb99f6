import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ServiceDoc } from '@/features/service-api/catalog/types'
import type { DocsSearch } from './docs-address'
import { ErrorTable } from './error-table'
import { FieldTable } from './field-table'
import { Prose } from './prose'
import { SectionHeading } from './section-heading'
import common from '@/ui/display/common.module.css'
import classes from './reference.module.css'
import { SentenceGap } from '@/ui/display/joined-text'

interface ServiceReferenceProps {
  service: ServiceDoc
  search: DocsSearch
  /** Samples, shown next to the text if there is room. */
  code: ReactNode
}

/** Documents a service's request, response and errors. */
export function ServiceReference({ service, search, code }: ServiceReferenceProps) {
  const { t } = useLingui()
  const { method, path, summary, notes = [], request, response, errors } = service
  return (
    <div className={`${common.stack} ${classes.columns}`}>
      <div className={classes.text}>
        <p className={`${common.row} ${classes.path}`}>
          <span className={classes.method}>{method}</span> <code dir="ltr">{path}</code>
        </p>
        <Prose text={summary} />
        {notes.map((note) => (
          <Prose key={note} text={note} />
        ))}
        <p className={common.note}>
          {service.authorized ? (
            <Trans>
              Send an access token as <code dir="ltr">Authorization: Bearer</code>.
            </Trans>
          ) : (
            <Trans>This call needs no access token.</Trans>
          )}
          <SentenceGap />
          {service.body === 'form' ? (
            <Trans>Send the body as form data.</Trans>
          ) : (
            <Trans>Send the body as JSON.</Trans>
          )}
          <SentenceGap />
          {service.signed ? (
            <Trans>
              The response is signed: see its <code dir="ltr">hmac</code> header.
            </Trans>
          ) : null}
        </p>
        <SectionHeading section="request" search={search}>
          <Trans>Request</Trans>
        </SectionHeading>
        {request.length > 0 ? (
          <FieldTable fields={request} label={t`Request fields`} />
        ) : (
          <p className={common.note}>
            <Trans>The request has no fields.</Trans>
          </p>
        )}
        <SectionHeading section="response" search={search}>
          <Trans>Response</Trans>
        </SectionHeading>
        <FieldTable fields={response} label={t`Response fields`} isResponse />
        <SectionHeading section="errors" search={search}>
          <Trans>Errors</Trans>
        </SectionHeading>
        <ErrorTable codes={errors} label={t`Service errors`} />
      </div>
      <div className={`${common.stack} ${classes.code}`}>{code}</div>
    </div>
  )
}
