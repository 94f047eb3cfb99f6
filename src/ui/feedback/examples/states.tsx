import { Link } from '@tanstack/react-router'
import type { Examples } from '@gallery/example'
import common from '@/ui/display/common.module.css'
import { EmptyState, ErrorState, NoMatchState, NotAllowedState } from '@/ui/feedback/states'
import { Button } from '@/ui/form/button'
import { reportedError } from './reported-error'

const nothing = () => {}
const unexpectedError = reportedError()
const action = (
  <Link to="/app/pages/home" className={common.links}>
    Go to the dashboard
  </Link>
)

const Failed = () => (
  <ErrorState
    title="The sessions could not be loaded"
    text="The server could not answer. Your data is safe."
    onRetry={nothing}
    busy={false}
    action={action}
  />
)

export const examples: Examples = {
  'nothing yet': () => (
    <EmptyState
      title="No sessions yet"
      text="A session appears here as soon as a customer starts one."
      action={<Button>Read the guide</Button>}
    />
  ),
  'nothing yet, and nothing to do': () => <EmptyState title="No notes" />,
  'no match': () => <NoMatchState onClear={nothing} />,
  failed: Failed,
  'failed, trying again': () => (
    <ErrorState
      title="The sessions could not be loaded"
      text="The server could not answer. Your data is safe."
      onRetry={nothing}
      busy
      action={action}
    />
  ),
  'failed, trying again cannot help': () => (
    <ErrorState
      title="There is no such session"
      text="It may have been deleted, or the address is not complete."
      onRetry={undefined}
      busy={false}
      action={action}
    />
  ),
  'failed unexpectedly': () => (
    <ErrorState
      title="The sessions could not be shown"
      text="The portal does not understand the answer of the server."
      onRetry={nothing}
      busy={false}
      action={action}
      unexpectedError={unexpectedError}
    />
  ),
  'not allowed': () => <NotAllowedState text={undefined} action={action} />,
  'not allowed, with a text of the server': () => (
    <NotAllowedState text="Your role does not include monitoring." action={action} />
  ),
  'failed, on a phone': { Framed: Failed, width: 390, height: 360 },
}
