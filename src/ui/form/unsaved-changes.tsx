import { Button } from '@/ui/form/button'
import { Trans } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'
import { Dialog, DialogActions } from '@/ui/overlays/dialog'
import { useCallback, useEffect, useRef, type RefObject } from 'react'

type UnsavedChangesProps = {
  form: RefObject<HTMLFormElement | null>
  /** Changes after each save: the current field values then count as saved. */
  savedVersion?: unknown
  /** Whether the login has ended, here or in another tab: the page must go, with what was typed. */
  hasLoginEnded: () => boolean
}

/**
 * Asks before typed text is lost, on leaving the screen and on closing the tab. Does not ask while the form is
 * being sent, or when the auth session ends, since staying is then impossible.
 */
export function UnsavedChanges({ form, savedVersion, hasLoginEnded }: UnsavedChangesProps) {
  const savedValues = useRef('')
  useEffect(() => {
    savedValues.current = valuesOf(form.current)
  }, [form, savedVersion])

  const isDirty = useCallback(
    () => !hasLoginEnded() && isChanged(form, savedValues),
    [form, savedValues, hasLoginEnded],
  )
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: useCallback(
      ({ current, next }) =>
        current.pathname !== next.pathname &&
        areaOf(current.pathname) === areaOf(next.pathname) &&
        isDirty(),
      [isDirty],
    ),
    enableBeforeUnload: isDirty,
    withResolver: true,
  })

  if (status !== 'blocked') return null
  return (
    <Dialog title={<Trans>Leave without saving?</Trans>} size="small" onClose={reset}>
      <p>
        <Trans>What you have typed here has not been saved.</Trans>
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

/** Only a sign-out leaves the area; links of the portal stay inside it. */
const areaOf = (path: string) => path.split('/')[1]

function isChanged(
  form: RefObject<HTMLFormElement | null>,
  savedValues: RefObject<string>,
): boolean {
  if (form.current?.getAttribute('aria-busy') === 'true') return false
  return valuesOf(form.current) !== savedValues.current
}

/** The values of all fields as one comparable string. A file counts by name and size. */
function valuesOf(form: HTMLFormElement | null): string {
  if (!form) return ''
  const entries = [...new FormData(form)].map(([name, value]) =>
    value instanceof File ? [name, value.name, value.size] : [name, value],
  )
  return JSON.stringify(entries)
}
