/** Every icon of the portal: 18 px, 1.5 stroke, silent to a screen reader (the words beside it speak). */
export const iconProps = { size: 18, stroke: 1.5, 'aria-hidden': true } as const

/** Inside badges, chips and lines of 12 or 13 px. */
export const smallIconProps = { ...iconProps, size: 14, stroke: 2 } as const
