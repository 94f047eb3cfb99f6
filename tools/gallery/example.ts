import type { FunctionComponent } from 'react'

/** A part that covers the page or depends on its width, shown in a separate page. Sizes are in pixels. */
export type FramedExample = { Framed: FunctionComponent; width?: number; height?: number }

/** A part's appearance in one state. */
type Example = FunctionComponent | FramedExample

/** A part's states by name, exported as `examples` by a module in an `examples` folder. */
export type Examples = Readonly<Record<string, Example>>
