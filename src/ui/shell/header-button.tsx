import type { ComponentPropsWithRef } from 'react'
import classes from './header-button.module.css'

type HeaderButtonProps = Omit<ComponentPropsWithRef<'button'>, 'type'> & { label: string }

/** A square icon button in the colour of the header. */
export function HeaderButton({ label, ...props }: HeaderButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} className={classes.button} {...props} />
  )
}
