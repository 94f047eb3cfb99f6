import { Trans, useLingui } from '@lingui/react/macro'
import '@mantine/core/styles/Input.css'
import { TextInput, type TextInputProps } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState, type KeyboardEvent } from 'react'
import { iconProps } from '@/ui/display/icon-props'
import classes from './password-field.module.css'

type PasswordFieldProps = Omit<TextInputProps, 'type' | 'rightSection' | 'onKeyDown' | 'onKeyUp'>

/** A password that can be shown, pasted and is never trimmed; tells when Caps Lock is on. */
export function PasswordField({ onBlur, ...props }: PasswordFieldProps) {
  const { t } = useLingui()
  const [shown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  const Icon = shown ? IconEyeOff : IconEye
  return (
    <div>
      <TextInput
        {...props}
        type={shown ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="none"
        onKeyDown={watchCapsLock}
        onKeyUp={watchCapsLock}
        onBlur={(event) => {
          setCapsLock(false)
          onBlur?.(event)
        }}
        rightSection={
          <button
            type="button"
            className={classes.toggle}
            aria-label={shown ? t`Hide password` : t`Show password`}
            onClick={() => setShown(!shown)}
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
