import type { ComponentPropsWithRef } from 'react'
import classes from './header-button.module.css'

type HeaderButtonProps = Omit<ComponentPropsWithRef<'button'>, 'type'> & { label: string }

/** A square button of the header with an icon; it takes the header's own colour. */
export function HeaderButton({ label, ...props }: HeaderButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} className={classes.button} {...props} />
  )
}
