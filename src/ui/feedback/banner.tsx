import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './banner.module.css'
import { iconProps } from '@/ui/display/icon-props'

/** A warning that stays true from screen to screen, above all of them. */
export function Banner({ title, text }: { title: ReactNode; text: ReactNode }) {
  return (
    <div role="status" className={classes.banner}>
      <IconAlertTriangle {...iconProps} />
      <p>
        <strong className={classes.title}>{title}</strong> {text}
      </p>
    </div>
  )
}
