import { Button } from '@/ui/form/button'
import { Trans } from '@lingui/react/macro'
import type { ErrorDescription } from '@/api/core/errors'
import { InlineAlert } from '@/ui/form/inline-alert'
import { markLanguage } from '@/ui/feedback/server-text'

type RetryNoticeProps = { error: ErrorDescription; busy: boolean; onRetry: () => void }

/** Shows a request's error and a retry button. */
export function RetryNotice({ error, busy, onRetry }: RetryNoticeProps) {
  return (
    <>
      <InlineAlert tone="error" title={error.title}>
        {markLanguage(error.text, error.lang)}
      </InlineAlert>
      <Button
        size="md"
        fullWidth
        variant="default"
        busy={busy}
        onClick={() => {
          if (!busy) onRetry()
        }}
      >
        <Trans>Try again</Trans>
      </Button>
    </>
  )
}
