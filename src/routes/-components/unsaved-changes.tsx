import { Trans } from '@lingui/react/macro'
import { useBlocker, useRouter } from '@tanstack/react-router'
import { useScope } from '@/api/core/use-scope'
import { Button } from '@/ui/form/button'
import { Dialog, DialogActions } from '@/ui/overlays/dialog'

interface UnsavedChangesProps {
  /** Whether leaving now would lose typed text. */
  isDirty: () => boolean
}

/**
 * Shows a confirmation before the user loses typed text by leaving the screen or closing the tab. Skips the
 * confirmation once the login has ended, here or in another tab, because the typed text must not stay visible.
 */
export function UnsavedChanges({ isDirty }: UnsavedChangesProps) {
  const scope = useScope()
  const { auth } = useRouter().options.context
  const wouldLose = () => auth.isCurrent(scope.sid) && isDirty()
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      current.pathname !== next.pathname &&
      getArea(current.pathname) === getArea(next.pathname) &&
      wouldLose(),
    enableBeforeUnload: wouldLose,
    withResolver: true,
  })

  if (status !== 'blocked') return null
  return (
    <Dialog title={<Trans>Leave without saving?</Trans>} size="small" onClose={reset}>
      <p>
        <Trans>Your changes have not been saved.</Trans>
      </p>
      <DialogActions>
        <Button variant="default" onClick={proceed}>
          <Trans>Leave</Trans>
        </Button>
        <Button onClick={reset} data-autofocus>
          <Trans>Keep editing</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Returns the path's area, such as "admin". Only signing out leaves an area, because links stay inside their area. */
const getArea = (path: string) => path.split('/')[1]
