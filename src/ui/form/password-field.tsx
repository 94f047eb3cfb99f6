import { TextField, type TextFieldProps } from '@/ui/form/text-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState, type KeyboardEvent } from 'react'
import { iconProps } from '@/ui/display/icon-props'
import classes from './password-field.module.css'

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end' | 'onKeyDown' | 'onKeyUp'>

/** A password input that can be shown and pasted into, is never trimmed, and warns about Caps Lock. */
export function PasswordField({ onBlur, ...props }: PasswordFieldProps) {
  const { t } = useLingui()
  const [isShown, setIsShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  const Icon = isShown ? IconEyeOff : IconEye
  return (
    <div>
      <TextField
        {...props}
        type={isShown ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="none"
        onKeyDown={watchCapsLock}
        onKeyUp={watchCapsLock}
        onBlur={(event) => {
          setCapsLock(false)
          onBlur?.(event)
        }}
        end={
          <button
            type="button"
            className={classes.toggle}
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
