import type { ComponentProps, ReactNode } from 'react'
import classes from './button.module.css'

interface ButtonLook {
  /** `filled` is for the one thing a screen is for, `default` for the others, `light` and `subtle` for what stands in a line. */
  variant?: 'filled' | 'default' | 'light' | 'subtle'
  size?: 'compact' | 'xs' | 'sm' | 'md'
  fullWidth?: boolean
}

interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Before the text. */
  icon?: ReactNode
  /** After the text. */
  endIcon?: ReactNode
  /** Its work is under way. The button is not `disabled`, which would lose the focus: the click handler checks. */
  busy?: boolean
}

/** The portal's button. Mantine's costs the first load 5 kB and six components each. */
export function Button({ icon, endIcon, busy, children, ...props }: ButtonProps) {
  const { variant, size, fullWidth, className, ...button } = props
  return (
    <button
      type="button"
      aria-disabled={busy}
      {...button}
      {...buttonLook({ variant, size, fullWidth }, className)}
      data-busy={busy || undefined}
    >
      {icon}
      <span className={classes.text}>{children}</span>
      {endIcon}
    </button>
  )
}

/** The look of a button, for a link that is the screen's main way on. */
export function buttonLook(look: ButtonLook, className = '') {
  const { variant = 'filled', size = 'sm', fullWidth } = look
  return {
    className: `${classes.button} ${className}`,
    'data-variant': variant,
    'data-size': size,
    'data-block': fullWidth || undefined,
  }
}
