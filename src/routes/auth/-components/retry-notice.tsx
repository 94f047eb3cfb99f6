import { Trans } from '@lingui/react/macro'
import type { ErrorDescription } from '@/api/errors'
import { InlineAlert } from '@/ui/feedback/inline-alert'
import { BusyButton } from '@/ui/form/busy-button'

type RetryNoticeProps = { told: ErrorDescription; busy: boolean; onRetry: () => void }

/** The server could not be asked: nothing is lost, and it can be asked again. */
export function RetryNotice({ told, busy, onRetry }: RetryNoticeProps) {
  return (
    <>
      <InlineAlert tone="error" title={told.title}>
        {told.text}
      </InlineAlert>
      <BusyButton
        size="md"
        fullWidth
        variant="default"
        busy={busy}
        onClick={() => {
          if (!busy) onRetry()
        }}
      >
        <Trans>Try again</Trans>
      </BusyButton>
    </>
  )
}
