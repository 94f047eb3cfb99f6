import { Trans, useLingui } from '@lingui/react/macro'
import { Badge } from '@/ui/display/badge'
import { Card } from '@/ui/display/card'
import { CodeBlock } from '@/ui/display/code-block'
import { plainCode } from '@/routes/app/pages/-components/api-docs/plain-code'
import { firstDifference } from './parse-response-body'
import common from '@/ui/display/common.module.css'
import classes from './verifier.module.css'

export interface Verification {
  /** The hashed string. */
  message: string
  /** Signature from the `hmac` header. */
  givenHmac: string
  computedHmac: string
  /** The string that the user's own code hashed; empty if not given. */
  ownText: string
}

const DIGITS = 128

/** Shows whether the signature is valid, or else the first difference and the likely cause. */
export function VerifierResult({ message, givenHmac, computedHmac, ownText }: Verification) {
  const { t } = useLingui()
  const difference = firstDifference(givenHmac, computedHmac)
  const isValid = difference === undefined
  return (
    <div className={`${common.stack} ${classes.result}`}>
      <Card
        title={<Trans>Result</Trans>}
        aside={
          <span role="status">
            <Badge tone={isValid ? 'success' : 'failure'}>
              {isValid ? (
                <Trans>The signature is valid</Trans>
              ) : (
                <Trans>The signature differs</Trans>
              )}
            </Badge>
          </span>
        }
      >
        <p className={classes.text}>
          {isValid ? (
            <Trans>The response was signed with this key and has not been changed.</Trans>
          ) : givenHmac.length !== DIGITS || /[^\da-f]/.test(givenHmac) ? (
            <Trans>
              The header is not a signature: it must have 128 hexadecimal digits. Copy all of it.
            </Trans>
          ) : (
            <Trans>
              Either the key belongs to another bundle, or the body is not the one that was signed.
              Check that no value was rounded, translated or omitted.
            </Trans>
          )}
        </p>
        <dl className={classes.pair}>
          <div>
            <dt>
              <Trans>In the header</Trans>
            </dt>
            <dd>
              <Marked text={givenHmac} from={difference} />
            </dd>
          </div>
          <div>
            <dt>
              <Trans>Computed</Trans>
            </dt>
            <dd>
              <Marked text={computedHmac} from={difference} />
            </dd>
          </div>
        </dl>
      </Card>
      <CodeBlock code={plainCode(message)} label={t`Hashed string`} />
      {ownText ? <OwnString message={message} ownText={ownText} /> : null}
    </div>
  )
}

/** Number of characters shown on each side of a difference. */
const AROUND = 40

function OwnString({ message, ownText }: { message: string; ownText: string }) {
  const difference = firstDifference(ownText, message)
  const position = (difference ?? 0) + 1
  const start = Math.max(0, position - 1 - AROUND)
  const part = (text: string) => (
    <Marked text={text.slice(start, start + 2 * AROUND)} from={(difference ?? 0) - start} />
  )
  return (
    <Card title={<Trans>Your string</Trans>}>
      {difference === undefined ? (
        <p className={classes.text}>
          <Trans>
            The strings match. If your signature differs, check the key and the algorithm.
          </Trans>
        </p>
      ) : (
        <>
          <p className={classes.text}>
            <Trans>The strings first differ at character {position}.</Trans>
          </p>
          <dl className={classes.pair}>
            <div>
              <dt>
                <Trans>Yours</Trans>
              </dt>
              <dd>{part(ownText)}</dd>
            </div>
            <div>
              <dt>
                <Trans>Expected</Trans>
              </dt>
              <dd>{part(message)}</dd>
            </div>
          </dl>
        </>
      )}
    </Card>
  )
}

/** Monospace text, highlighted from the first difference. */
function Marked({ text, from }: { text: string; from: number | undefined }) {
  return (
    <bdi className={classes.value} dir="ltr">
      {from === undefined ? (
        text
      ) : (
        <>
          {text.slice(0, from)}
          <mark>{text.slice(from) || '∅'}</mark>
        </>
      )}
    </bdi>
  )
}
