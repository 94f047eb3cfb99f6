import type { ComponentProps } from 'react'
import classes from './row-button.module.css'

interface RowButtonProps extends ComponentProps<'button'> {
  variant?: 'default' | 'light'
}

/** Text button in a table row. It is a single element instead of Mantine's three elements and extra components. */
export function RowButton({ variant = 'default', ...button }: RowButtonProps) {
  return <button type="button" {...button} className={classes.button} data-variant={variant} />
}
