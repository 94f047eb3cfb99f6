import type { ComponentPropsWithRef } from 'react'
import classes from './small-button.module.css'

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'type' | 'className'> {
  /** What it does, for screen readers and as a tooltip. */
  label: string
  size?: 'sm' | 'md' | 'lg'
}

/** A button with an icon alone, inside a field or in a bar. */
export function IconButton({ label, size, ...button }: IconButtonProps) {
  return (
    <button
      type="button"
      className={classes.button}
      data-size={size}
      aria-label={label}
      title={label}
      {...button}
    />
  )
}
