import { useLingui } from '@lingui/react/macro'
import { TextInput, type TextInputProps } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState } from 'react'
import { iconProps } from '@/ui/display/icon-props'
import { IconButton } from '@/ui/display/icon-button'
import classes from './secret-field.module.css'

interface SecretFieldProps extends Omit<TextInputProps, 'type' | 'label'> {
  label: string
}

/** Input that shows a key or token as dots. Not a password field, so the browser doesn't offer to save the value. */
export function SecretField({ label, ...props }: SecretFieldProps) {
  const { t } = useLingui()
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? IconEyeOff : IconEye
  return (
    <TextInput
      {...props}
      label={label}
      classNames={{ input: `${classes.secret} ${isShown ? '' : classes.dots}` }}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      rightSectionPointerEvents="all"
      rightSection={
        <IconButton
          label={isShown ? t`Hide ${label}` : t`Show ${label}`}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon {...iconProps} />
        </IconButton>
      }
    />
  )
}
