import type { ComponentProps } from 'react'
import classes from './row-button.module.css'

interface RowButtonProps extends ComponentProps<'button'> {
  variant?: 'default' | 'light'
}

/** A button with text, in the row of a table: one element where Mantine's has three, and no extra components. */
export function RowButton({ variant = 'default', ...button }: RowButtonProps) {
  return <button type="button" {...button} className={classes.button} data-variant={variant} />
}
