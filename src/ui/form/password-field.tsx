import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput, type TextInputProps } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useId, useState, type KeyboardEvent } from 'react'
import { iconProps } from '@/ui/display/icon-props'
import common from '@/ui/display/common.module.css'
import classes from './password-field.module.css'

/**
 * Password input with a show/hide toggle and a Caps Lock warning, instead of Mantine's PasswordInput (see
 * docs/decisions.md). It allows pasting and never trims the value.
 */
export function PasswordField({
  onBlur,
  'aria-describedby': hintId,
  ...props
}: Omit<TextInputProps, 'type' | 'description'>) {
  const { t } = useLingui()
  const errorId = useId()
  const [isShown, setIsShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  const Icon = isShown ? IconEyeOff : IconEye
  // Names both the error and the hint, because Mantine's field would be described only by its error.
  const describedBy = [props.error ? errorId : '', hintId ?? ''].join(' ').trim()
  return (
    <div>
      <TextInput
        {...props}
        type={isShown ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="none"
        errorProps={{ id: errorId }}
        attributes={{ input: { 'aria-describedby': describedBy || undefined } }}
        onKeyDown={watchCapsLock}
        onKeyUp={watchCapsLock}
        onBlur={(event) => {
          setCapsLock(false)
          onBlur?.(event)
        }}
        rightSectionPointerEvents="all"
        rightSection={
          <button
            type="button"
            className={`${common.insetFocus} ${classes.toggle}`}
            aria-label={isShown ? t`Hide password` : t`Show password`}
            onClick={() => setIsShown(!isShown)}
          >
            <Icon {...iconProps} />
          </button>
        }
      />
      <p role="status" className={classes.hint}>
        {capsLock && <Trans>Caps Lock is on</Trans>}
      </p>
    </div>
  )
}
