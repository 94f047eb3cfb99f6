import type { ComponentType } from 'react'

/** One link of the navigation. The label is already translated; the path already encoded. */
export type MenuEntry = {
  label: string
  to: string
  icon: ComponentType
  /** Paths of detail screens that belong to this entry without standing below it. */
  also?: readonly string[]
  /** The letter that leads here after `g`. */
  letter?: string
}

export type MenuGroup = { title: string; entries: readonly MenuEntry[] }

export type ProfileEntry = MenuEntry
