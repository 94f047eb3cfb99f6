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
  /** Changes after each save: the current field values then count as saved. */
  savedVersion?: unknown
}

/**
 * Asks before typed text is lost, on leaving the screen and on closing the tab. Does not ask while the form is
 * being sent, or when the auth session ends, since staying is then impossible.
 */
export function UnsavedChanges({ form, savedVersion }: UnsavedChangesProps) {
  const { t } = useLingui()
  const savedValues = useRef('')
  useEffect(() => {
    savedValues.current = valuesOf(form.current)
  }, [form, savedVersion])

  const isDirty = useCallback(() => isChanged(form, savedValues), [form, savedValues])
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
        <Trans>What you have typed here has not been saved.</Trans>
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
