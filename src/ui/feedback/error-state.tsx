import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { BusyButton } from '@/ui/form/busy-button'
import { ErrorIllustration, LockIllustration } from './illustrations'
import { StatePanel } from './state-panel'

interface ErrorStateProps {
  title: ReactNode
  text: ReactNode
  onRetry: () => void
  busy: boolean
  /** A link that leads out. */
  way: ReactNode
}

/** What went wrong, in the words of the error catalogue, and two ways on. */
export function ErrorState({ title, text, onRetry, busy, way }: ErrorStateProps) {
  return (
    <StatePanel
      role="alert"
      art={<ErrorIllustration />}
      title={title}
      text={text}
      action={
        <>
          <BusyButton variant="default" onClick={onRetry} busy={busy}>
            <Trans>Try again</Trans>
          </BusyButton>
          {way}
        </>
      }
    />
  )
}

/** The server refused this; the person stays signed in. */
export function NotAllowedState({ text, way }: { text: ReactNode; way: ReactNode }) {
  return (
    <StatePanel
      role="alert"
      art={<LockIllustration />}
      title={<Trans>You are not allowed to see this</Trans>}
      text={text}
      action={way}
    />
  )
}
