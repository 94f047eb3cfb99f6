/** Of the side navigation or, on small screens, of the drawer: what the header's toggle controls. */
export const navigationId = 'navigation'
