import type { FunctionComponent } from 'react'

/**
 * An example whose part covers the page or depends on its width. The gallery shows the example in an iframe, with sizes
 * in pixels.
 */
export type FramedExample = { Framed: FunctionComponent; width?: number; height?: number }

/** A part's appearance in one state. */
type Example = FunctionComponent | FramedExample

/** A part's examples, keyed by state. A module in an `examples` folder exports them as `examples`. */
export type Examples = Readonly<Record<string, Example>>
