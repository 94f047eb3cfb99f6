import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/ActionIcon.layer.css'
import { ActionIcon } from '@mantine/core'
import type { ComponentProps } from 'react'
import classes from './small-button.module.css'

interface IconButtonProps extends ComponentProps<'button'> {
  /** Action name, for screen readers and as a tooltip. */
  label: string
  size?: 'sm' | 'md' | 'lg' | 'xl'
}

/** A button with only an icon, inside a field or in a bar. */
export function IconButton({ label, size = 'sm', className = '', ...button }: IconButtonProps) {
  return (
    <ActionIcon
      variant="transparent"
      size={size}
      className={`${classes.button} ${className}`}
      aria-label={label}
      title={label}
      {...button}
    />
  )
}
