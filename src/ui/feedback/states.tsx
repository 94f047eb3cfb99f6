import { Button } from '@/ui/form/button'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ErrorReference } from './error-reference'
import { Illustration } from './illustration'
import type { IllustrationName } from './illustration-drawings'
import classes from './states.module.css'

interface StateProps {
  title: ReactNode
  text?: ReactNode
}

/** Message that nothing exists yet, with the next step. */
export function EmptyState({
  title,
  text,
  action,
  illustration = 'empty',
}: StateProps & { action?: ReactNode; illustration?: IllustrationName }) {
  return <StatePanel illustration={illustration} title={title} text={text} action={action} />
}

/** Message that the filters exclude every row. */
export function NoMatchState({ onClear }: { onClear: () => void }) {
  return (
    <StatePanel
      role="status"
      illustration="no-match"
      title={<Trans>Nothing matches these filters</Trans>}
      action={
        <Button variant="default" onClick={onClear}>
          <Trans>Clear filters</Trans>
        </Button>
      }
    />
  )
}

interface StatePanelProps {
  illustration: IllustrationName
  title: ReactNode
  text?: ReactNode
  /** Second paragraph with the next step. */
  hint?: ReactNode
  unexpectedError?: unknown
  action?: ReactNode
  role?: 'alert' | 'status'
}

/** The common layout of states shown instead of content: illustration, one sentence, one action. */
export function StatePanel(props: StatePanelProps) {
  const { illustration, title, text, hint, unexpectedError, action, role } = props
  return (
    <div className={classes.panel} role={role}>
      <Illustration name={illustration} />
      <div>
        <p className={classes.title}>{title}</p>
        {text ? <p className={classes.text}>{text}</p> : null}
        {hint ? <p className={classes.text}>{hint}</p> : null}
        {unexpectedError === undefined ? null : (
          <ErrorReference error={unexpectedError} className={classes.reference} />
        )}
      </div>
      {action}
    </div>
  )
}

interface ErrorStateProps {
  title: ReactNode
  text: ReactNode
  /** Undefined if retrying can't help. */
  onRetry: (() => void) | undefined
  busy: boolean
  /** A link to another screen. */
  action: ReactNode
  /** Unexpected error whose reference is shown. */
  unexpectedError?: unknown
}

/** Error with text from the error catalog, a retry and a link to another screen. */
export function ErrorState({
  title,
  text,
  onRetry,
  busy,
  action,
  unexpectedError,
}: ErrorStateProps) {
  return (
    <StatePanel
      role="alert"
      illustration="error"
      title={title}
      text={text}
      unexpectedError={unexpectedError}
      action={
        <>
          {onRetry ? (
            <Button variant="default" onClick={onRetry} busy={busy}>
              <Trans>Try again</Trans>
            </Button>
          ) : null}
          {action}
        </>
      }
    />
  )
}

/** State for a 403: access is denied, but the user stays signed in. `text` is the server's message, if any. */
export function NotAllowedState({ text, action }: { text: ReactNode; action: ReactNode }) {
  return (
    <StatePanel
      role="alert"
      illustration="locked"
      title={<Trans>You do not have access to this</Trans>}
      text={text}
      hint={
        <Trans>
          You are signed in, but your account does not have access to this. If you need it, ask
          whoever manages accounts at your organization.
        </Trans>
      }
      action={action}
    />
  )
}
