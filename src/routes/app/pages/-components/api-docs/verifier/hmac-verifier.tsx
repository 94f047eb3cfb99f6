import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput, Textarea } from '@mantine/core'
import { useState } from 'react'
import { hmacMessage, computeHmac } from '@/features/service-api/hmac'
import { Card } from '@/ui/display/card'
import { EmptyState } from '@/ui/feedback/states'
import { Button } from '@/ui/form/button'
import { cleanFormText, formText } from '@/ui/form/form-text'
import { useForm, type FieldErrors } from '@/ui/form/use-form'
import { SecretField } from '@/routes/app/pages/-components/api-docs/secret-field'
import { findBodyProblem, parseHmacHeader } from './parse-response-body'
import { VerifierResult, type Verification } from './verifier-result'
import common from '@/ui/display/common.module.css'
import classes from './verifier.module.css'

type Typed = {
  body: string
  header: string
  key: string
  ownText: string
}

const codeArea = {
  classNames: { input: classes.code },
  dir: 'ltr',
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
}

/** Checks a response's `hmac` header. All input stays in the page and is cleared when the user leaves the page. */
export function HmacVerifier({ body, header }: { body: string; header: string }) {
  const { t } = useLingui()
  const [verification, setVerification] = useState<Verification>()
  const { form, field, busy } = useForm<Typed>({ check, onSubmit: verify })

  function check(formData: FormData): { values: Typed } | { errors: FieldErrors } {
    const response = formText(formData, 'body')
    const problem = findBodyProblem(response)
    const givenHmac = parseHmacHeader(formText(formData, 'header'))
    const key = cleanFormText(formData, 'key')
    const ownText = formText(formData, 'own')
    if (!problem && givenHmac && key)
      return { values: { body: response, header: givenHmac, key, ownText } }
    return {
      errors: {
        body: problem && describeProblem(problem),
        header: givenHmac ? undefined : t`Paste the hmac header value`,
        key: key ? undefined : t`Enter the key that signs this bundle’s responses`,
      },
    }
  }

  function describeProblem({ problem, reason }: { problem: string; reason: string }) {
    if (problem === 'empty') return t`Paste a response body`
    if (problem === 'no-object') return t`This is JSON, but not an object. Paste the full body.`
    return t`This is not JSON: ${reason}`
  }

  async function verify({ body: response, header: givenHmac, key, ownText }: Typed) {
    setVerification(undefined)
    const message = hmacMessage(response)
    setVerification({ message, givenHmac, computedHmac: await computeHmac(response, key), ownText })
  }

  if (!window.isSecureContext)
    return (
      <EmptyState
        illustration="locked"
        title={<Trans>Signatures can only be verified over a secure connection</Trans>}
        text={<Trans>Open the portal over HTTPS, then try again.</Trans>}
      />
    )

  return (
    <div className={`${common.stack} ${classes.verifier}`}>
      <Card title={<Trans>Response to verify</Trans>}>
        <form {...form} className={`${common.stack} ${classes.form}`} autoComplete="off">
          <Textarea
            {...field('body')}
            {...codeArea}
            label={t`Response body`}
            description={<Trans>Exactly as it arrived, with the values unchanged.</Trans>}
            defaultValue={body}
            rows={10}
          />
          <TextInput
            {...field('header')}
            label={t`hmac header`}
            defaultValue={header}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <SecretField {...field('key')} label={t`Bundle HMAC key`} />
          <details className={classes.own}>
            <summary>
              <Trans>Compare with the string from your code</Trans>
            </summary>
            <Textarea
              {...field('own')}
              {...codeArea}
              label={t`The string your code hashed`}
              description={<Trans>Optional. Shows where the strings first differ.</Trans>}
              rows={4}
            />
          </details>
          <Button type="submit" busy={busy} className={common.start}>
            <Trans>Verify the signature</Trans>
          </Button>
          <p className={`${common.note} ${classes.hint}`}>
            <Trans>
              The signature is computed in your browser. Nothing is sent or stored, and leaving this
              page clears it.
            </Trans>
          </p>
        </form>
      </Card>
      {verification ? (
        <VerifierResult {...verification} />
      ) : (
        <EmptyState
          illustration="shield"
          title={<Trans>No response verified yet</Trans>}
          text={<Trans>The result and the hashed string will appear here.</Trans>}
        />
      )}
    </div>
  )
}
