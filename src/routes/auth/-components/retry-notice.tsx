import { Trans } from '@lingui/react/macro'
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/Button.css'
import '@mantine/core/styles/Loader.css'
import { Button, Loader } from '@mantine/core'
import type { Told } from '@/api/errors'
import { AuthMessage } from '@/ui/auth/auth-message'

type RetryNoticeProps = { told: Told; busy: boolean; onRetry: () => void }

/** The server could not be asked: nothing is lost, and it can be asked again. */
export function RetryNotice({ told, busy, onRetry }: RetryNoticeProps) {
  return (
    <>
      <AuthMessage tone="error" title={told.title}>
        {told.text}
      </AuthMessage>
      <Button
        size="md"
        fullWidth
        variant="default"
        aria-disabled={busy}
        onClick={() => {
          if (!busy) onRetry()
        }}
        leftSection={busy && <Loader size={16} color="currentColor" />}
      >
        <Trans>Try again</Trans>
      </Button>
    </>
  )
}
