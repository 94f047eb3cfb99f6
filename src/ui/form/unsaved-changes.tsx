import { Trans, useLingui } from '@lingui/react/macro'
import '@mantine/core/styles/CloseButton.css'
import '@mantine/core/styles/Group.css'
import '@mantine/core/styles/Modal.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/ScrollArea.css'
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/Button.css'
import { Button, Group, Modal, Text } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, type RefObject } from 'react'

type UnsavedChangesProps = {
  form: RefObject<HTMLFormElement | null>
  /** What was saved last: a new value makes what now stands in the fields the saved state. */
  saved?: unknown
}

/**
 * Asks before typed text is lost: on leaving the screen and on closing the tab. Never while it is being sent, and
 * never at the end of a session, where there is no staying.
 */
export function UnsavedChanges({ form, saved }: UnsavedChangesProps) {
  const { t } = useLingui()
  const clean = useRef('')
  useEffect(() => {
    clean.current = textOf(form.current)
  }, [form, saved])

  const isDirty = useCallback(() => isChanged(form, clean), [form, clean])
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

  return (
    <Modal
      opened={status === 'blocked'}
      onClose={() => reset?.()}
      title={<Trans>Leave without saving?</Trans>}
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <Text size="sm">
        <Trans>What you have typed here is not saved yet.</Trans>
      </Text>
      <Group justify="flex-end" gap="xs" mt="md">
        <Button variant="default" onClick={proceed}>
          <Trans>Leave</Trans>
        </Button>
        <Button onClick={reset} data-autofocus>
          <Trans>Keep editing</Trans>
        </Button>
      </Group>
    </Modal>
  )
}

/** A sign-out leads out of the area; no link of the portal does. */
const areaOf = (path: string) => path.split('/')[1]

function isChanged(form: RefObject<HTMLFormElement | null>, clean: RefObject<string>): boolean {
  if (form.current?.getAttribute('aria-busy') === 'true') return false
  return textOf(form.current) !== clean.current
}

/** Everything that stands in the fields, to be compared. A file counts by its name and size. */
function textOf(form: HTMLFormElement | null): string {
  if (!form) return ''
  const entries = [...new FormData(form)].map(([name, value]) =>
    value instanceof File ? [name, value.name, value.size] : [name, value],
  )
  return JSON.stringify(entries)
}
