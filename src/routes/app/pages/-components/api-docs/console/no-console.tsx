import { Trans, useLingui } from '@lingui/react/macro'
import type { HighlightedCode } from '@/ui/display/highlighted-code'
import { Card } from '@/ui/display/card'
import { CodeBlock } from '@/ui/display/code-block'
import { sampleValues } from '@/routes/app/pages/-components/api-docs/samples'
import common from '@/ui/display/common.module.css'
import classes from './console.module.css'

/** Shows the request as a command, for portals that can't reach a service API. */
export function NoConsole({ code }: { code: HighlightedCode }) {
  const { t } = useLingui()
  return (
    <Card title={<Trans>Send it from your own computer</Trans>}>
      <div className={`${common.stack} ${classes.result}`}>
        <p className={`${common.note} ${classes.description}`}>
          <Trans>
            This portal has no service API to send requests to. Add your values to this command and
            run it in a terminal.
          </Trans>
        </p>
        <CodeBlock code={code} label={t`Request in cURL`} values={sampleValues(undefined)} />
      </div>
    </Card>
  )
}
