import type { ComponentType, ReactNode } from 'react'
import { iconProps } from './icon-props'
import classes from './view-switch.module.css'

interface ViewSwitchProps<View extends string> {
  label: string
  views: readonly {
    value: View
    label: ReactNode
    icon?: ComponentType<typeof iconProps>
  }[]
  value: View
  onChange: (view: View) => void
}

/** Switches between two or three views of the same content. */
export function ViewSwitch<View extends string>(props: ViewSwitchProps<View>) {
  const { label, views, value, onChange } = props
  return (
    <div className={classes.views} role="group" aria-label={label}>
      {views.map((view) => (
        <button
          key={view.value}
          type="button"
          className={classes.view}
          aria-pressed={view.value === value}
          onClick={() => onChange(view.value)}
        >
          {view.icon ? <view.icon {...iconProps} /> : null}
          {view.label}
        </button>
      ))}
    </div>
  )
}
