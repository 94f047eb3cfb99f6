import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { isSilent } from '@/api/core/api-error'
import { describeError, type ErrorDescription } from '@/api/core/errors'
import { RedirectedCallError, useServiceCall, type ServiceResponse } from '@/api/service-api'
import type { ServiceDoc } from '@/features/service-api/catalog/types'
import { Badge } from '@/ui/display/badge'
import { Card } from '@/ui/display/card'
import { Button } from '@/ui/form/button'
import { useForm, type FieldErrors } from '@/ui/form/use-form'
import { useCancellableTask } from '@/ui/tasks/use-cancellable-task'
import { SecretField } from '@/routes/app/pages/-components/api-docs/secret-field'
import { ConsoleFields } from './console-fields'
import { ConsoleResponse, type ConsoleExchange } from './console-response'
import { parseConsoleRequest, type SentFields } from './parse-console-request'
import type { ConsoleSecrets } from './use-console-secrets'
import { formatCurl, writeRequest } from './write-request'
import common from '@/ui/display/common.module.css'
import classes from './console.module.css'

interface ServiceConsoleProps {
  service: ServiceDoc
  host: { url: string; isMock: boolean }
  secrets: ConsoleSecrets
  onVerify: (body: string, header: string) => void
}

const TOKEN = 'access_token'

/** Sends a service request and shows the response. Use a different React key for each service. */
export function ServiceConsole({ service, host, secrets, onVerify }: ServiceConsoleProps) {
  const { t } = useLingui()
  const { mutateAsync: call } = useServiceCall()
  const [images, setImages] = useState<Readonly<Record<string, File | undefined>>>({})
  const [exchange, setExchange] = useState<ConsoleExchange>()
  const task = useCancellableTask<never, ConsoleExchange>()

  const { form, field, busy } = useForm<SentFields>({ check, onSubmit: send })

  function check(formData: FormData): { values: SentFields } | { errors: FieldErrors } {
    const parsedRequest = parseConsoleRequest(service.request, formData, images)
    if (!service.authorized || secrets.values[TOKEN]?.trim()) return parsedRequest
    const errors = 'errors' in parsedRequest ? parsedRequest.errors : {}
    return { errors: { ...errors, [TOKEN]: t`Enter an access token` } }
  }

  function send(fields: SentFields) {
    const curl = formatCurl(fields, { service, host: host.url })
    setExchange(undefined)
    return task.run(
      async (signal) => {
        const token = secrets.values[TOKEN]?.trim() ?? ''
        const request = await writeRequest(fields, { service, host: host.url, token })
        const response = await call({ ...request, signal })
        setExchange({ curl, response })
        const receivedToken = tokenIn(response)
        if (receivedToken) secrets.set(TOKEN, receivedToken)
      },
      (error) => (isSilent(error) ? undefined : { curl, failure: describeFailure(error) }),
    )
  }

  function describeFailure(error: unknown): ErrorDescription {
    if (!(error instanceof RedirectedCallError)) return describeError(error)
    return {
      title: t`The redirect was not followed`,
      text: t`The service API redirected this request. Secrets and images are never sent to a redirect target. Check the host.`,
      fields: {},
      notAllowed: false,
    }
  }

  return (
    <div className={`${common.stack} ${classes.console}`}>
      <Card
        title={<Trans>Request</Trans>}
        aside={
          <span className={`${common.row} ${common.caption} ${classes.host}`}>
            {host.isMock ? (
              <Badge tone="info">
                <Trans>Mock backend</Trans>
              </Badge>
            ) : null}
            <bdi dir="ltr">{host.url}</bdi>
          </span>
        }
      >
        <form {...form} className={`${common.stack} ${classes.form}`} autoComplete="off">
          {service.authorized ? (
            <SecretField
              {...field(TOKEN)}
              label={t`Access token`}
              description={<Trans>Returned by the token call. Sent as the bearer token.</Trans>}
              value={secrets.values[TOKEN] ?? ''}
              onChange={(event) => secrets.set(TOKEN, event.currentTarget.value)}
            />
          ) : null}
          <ConsoleFields
            fields={service.request}
            parent=""
            initial={service.example.request}
            form={{
              field,
              secrets,
              images,
              onImage: (path, file) => setImages((before) => ({ ...before, [path]: file })),
            }}
          />
          <div className={common.row}>
            <Button type="submit" busy={busy}>
              <Trans>Send the request</Trans>
            </Button>
            {busy ? (
              <Button variant="default" onClick={task.cancel}>
                <Trans>Cancel</Trans>
              </Button>
            ) : null}
          </div>
          <p className={`${common.note} ${classes.description}`}>
            <Trans>
              Keys, tokens and images stay in this page’s memory. Leaving the page clears them.
            </Trans>
          </p>
        </form>
      </Card>
      <ConsoleResponse
        service={service}
        exchange={exchange ?? task.failure}
        busy={busy}
        onRetry={() => form.ref.current?.requestSubmit()}
        onVerify={onVerify}
      />
    </div>
  )
}

/** Returns the access token in a token response. The other services' requests use this token. */
function tokenIn({ status, text }: ServiceResponse): string | undefined {
  if (status !== 200) return undefined
  const [, token] = /"access_token"\s*:\s*"([^"\\]+)"/.exec(text) ?? []
  return token
}
