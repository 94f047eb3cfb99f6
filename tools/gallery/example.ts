import type { FunctionComponent } from 'react'

/** A part that covers the page, or depends on its width, in a page of its own. Sizes are in pixels. */
export type FramedExample = { Framed: FunctionComponent; width?: number; height?: number }

/** How a part looks in one state. */
type Example = FunctionComponent | FramedExample

/** The states of a part by their names, as `examples` of a module in an `examples` folder. */
export type Examples = Readonly<Record<string, Example>>
