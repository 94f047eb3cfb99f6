/** Icons are 18 px with a 1.5 stroke. Screen readers skip icons, because they read the text next to an icon. */
export const iconProps = { size: 18, stroke: 1.5, 'aria-hidden': true } as const

/** Icons for badges, chips and text of 12 or 13 px. */
export const smallIconProps = { ...iconProps, size: 14, stroke: 2 } as const
