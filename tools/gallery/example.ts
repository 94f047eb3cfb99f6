import type { FunctionComponent } from 'react'

/**
 * An example of a part that covers the page or depends on the page's width, so the gallery shows the example in an
 * iframe. Sizes are in pixels.
 */
export type FramedExample = { Framed: FunctionComponent; width?: number; height?: number }

/** A part's appearance in one state. */
type Example = FunctionComponent | FramedExample

/** A part's examples, keyed by state. A module in an `examples` folder exports them as `examples`. */
export type Examples = Readonly<Record<string, Example>>
