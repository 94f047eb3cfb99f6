import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ErrorDescription } from '@/api/core/errors'
import type { ServiceResponse } from '@/api/service-api'
import { ErrorHelp } from '@/features/labels/problems/error-help'
import type { ServiceDoc } from '@/features/service-api/catalog/types'
import { formatBytes } from '@/lib/format-amounts'
import { Badge } from '@/ui/display/badge'
import { Card } from '@/ui/display/card'
import { CodeBlock } from '@/ui/display/code-block'
import { CallTime } from '@/ui/display/data'
import { LoadingState } from '@/ui/feedback/loading-state'
import { EmptyState, ErrorState } from '@/ui/feedback/states'
import { Button } from '@/ui/form/button'
import { plainCode } from '@/routes/app/pages/-components/api-docs/plain-code'
import common from '@/ui/display/common.module.css'
import { markLanguage } from '@/ui/feedback/server-text'
import classes from './console.module.css'

/** A sent request and its outcome. */
export type ConsoleExchange = {
  curl: string
  response?: ServiceResponse
  failure?: ErrorDescription
}

interface ConsoleResponseProps {
  service: ServiceDoc
  exchange: ConsoleExchange | undefined
  busy: boolean
  onRetry: () => void
  onVerify: (body: string, header: string) => void
}

/** Shows the response with its time and headers, and the command that sends the same request. */
export function ConsoleResponse(props: ConsoleResponseProps) {
  const { service, exchange, busy, onRetry, onVerify } = props
  const { t } = useLingui()
  if (busy) return <LoadingState />
  if (!exchange)
    return (
      <EmptyState
        illustration="console"
        title={<Trans>No request sent yet</Trans>}
        text={<Trans>The response, its headers and its timing will appear here.</Trans>}
      />
    )
  const { response, failure, curl } = exchange
  return (
    <div className={`${common.stack} ${classes.result}`}>
      {response ? <ResponseView service={service} response={response} onVerify={onVerify} /> : null}
      {failure ? (
        <ErrorState
          title={failure.title}
          text={markLanguage(failure.text, failure.lang)}
          onRetry={onRetry}
          busy={busy}
          action={null}
        />
      ) : null}
      <Card title={<Trans>Sent request</Trans>}>
        <p className={`${common.note} ${classes.description}`}>
          <Trans>
            Secrets and images are shown as placeholders, and personal details are masked.
          </Trans>
        </p>
        <CodeBlock code={plainCode(curl)} label={t`Request as cURL`} />
      </Card>
    </div>
  )
}

/** Maximum number of body characters shown on the screen. The copy button copies the whole body. */
const MAX_SHOWN = 20_000

type ResponseViewProps = {
  service: ServiceDoc
  response: ServiceResponse
  onVerify: (body: string, header: string) => void
}

function ResponseView({ service, response, onVerify }: ResponseViewProps) {
  const { t, i18n } = useLingui()
  const { status, statusText, headers, text, milliseconds } = response
  const [isRevealed, setIsRevealed] = useState(false)
  const body = parseBody(text)
  const withoutTokens = hideTokens(body.text)
  const hasTokens = withoutTokens !== body.text
  const whole = isRevealed ? body.text : withoutTokens
  const visibleText = whole.slice(0, MAX_SHOWN)
  const hmac = headers.find(([name]) => name === 'hmac')?.[1]
  const isGood = status < 400
  return (
    <Card
      title={<Trans>Response</Trans>}
      aside={
        <span className={common.row}>
          <Badge tone={isGood ? 'success' : 'failure'}>
            <bdi dir="ltr">
              {status} {statusText}
            </bdi>
          </Badge>
          <CallTime value={milliseconds} />
          <bdi translate="no">{formatBytes(new Blob([text]).size, i18n.locale)}</bdi>
        </span>
      }
    >
      <div role="status" className={`${common.stack} ${classes.result}`}>
        {isGood ? null : <ErrorHelp code={body.errorCode ?? status} />}
        {body.hasToken && service.body === 'form' ? (
          <p className={`${common.note} ${classes.description}`}>
            <Trans>The other services on this page now use this access token.</Trans>
          </p>
        ) : null}
      </div>
      {text === '' ? (
        <p className={`${common.note} ${classes.description}`}>
          <Trans>The response has no body.</Trans>
        </p>
      ) : (
        <CodeBlock code={plainCode(visibleText)} label={t`Response body`} />
      )}
      {hasTokens ? (
        <Button variant="default" size="xs" onClick={() => setIsRevealed(!isRevealed)}>
          {isRevealed ? <Trans>Hide tokens</Trans> : <Trans>Show tokens</Trans>}
        </Button>
      ) : null}
      {visibleText.length < whole.length ? (
        <p className={`${common.note} ${classes.description}`}>
          <Trans>Only the beginning is shown.</Trans>
        </p>
      ) : null}
      <details className={classes.headers}>
        <summary>
          <Trans>Headers</Trans>
        </summary>
        <dl dir="ltr">
          {headers.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
      {service.signed && hmac ? (
        <Button variant="default" size="xs" onClick={() => onVerify(text, hmac)}>
          <Trans>Verify the signature</Trans>
        </Button>
      ) : null}
    </Card>
  )
}

/** Matches a token's value in JSON. A truncated body may end in the middle of the value. */
const TOKEN = /("\w*token"\s*:\s*)"(?:[^"\\]|\\.)+"?/g

const hideTokens = (json: string): string => json.replaceAll(TOKEN, '$1"••••••"')

function parseBody(text: string): { text: string; errorCode?: number; hasToken?: boolean } {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { text }
  }
  const pretty = JSON.stringify(json, null, 2)
  if (typeof json !== 'object' || json === null) return { text: pretty }
  const code = 'error_code' in json ? Number(json.error_code) : Number.NaN
  return {
    text: pretty,
    hasToken: 'access_token' in json,
    errorCode: Number.isNaN(code) ? undefined : code,
  }
}
