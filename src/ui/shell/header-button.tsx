import type { ComponentProps } from 'react'
import { IconButton } from '@/ui/display/icon-button'
import classes from './header-button.module.css'

/** Icon button in the header's color. */
export function HeaderButton(props: Omit<ComponentProps<typeof IconButton>, 'size' | 'className'>) {
  return <IconButton {...props} size="xl" className={classes.button} />
}
