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
  /** A link to another screen. */
  way: ReactNode
}

/** An error in the words of the error catalogue, with a retry and a link out. */
export function ErrorState({ title, text, onRetry, busy, way }: ErrorStateProps) {
  return (
    <StatePanel
      role="alert"
      illustration={<ErrorIllustration />}
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

/** For a 403: access is denied, but the person stays signed in. */
export function NotAllowedState({ text, way }: { text: ReactNode; way: ReactNode }) {
  return (
    <StatePanel
      role="alert"
      illustration={<LockIllustration />}
      title={<Trans>You are not allowed to see this</Trans>}
      text={text}
      action={way}
    />
  )
}
