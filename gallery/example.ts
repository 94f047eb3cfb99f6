import type { FunctionComponent } from 'react'
import type { Fault } from '@mocks/faults'
import type { PersonaName } from '@mocks/personas'

/** A part that covers the page, or depends on its width, in a page of its own. Sizes are in pixels. */
export type FramedExample = { Framed: FunctionComponent; width?: number; height?: number }

/** A part as it is in its screen: the whole portal, with this login and these faults of the mock backend. */
export type ScreenExample = {
  /** `null` is a signed-out visitor. */
  persona: PersonaName | null
  path: string
  faults?: readonly Fault[]
  width?: number
  height?: number
}

/** How a part looks in one state. */
type Example = FunctionComponent | FramedExample | ScreenExample

/** The states of a part by their names, as `examples` of a module in an `examples` folder. */
export type Examples = Readonly<Record<string, Example>>
