const apple = /mac|iphone|ipad/i.test(navigator.platform)

/** The key of the platform's own shortcuts. */
export const modKey = apple ? '⌘' : 'Ctrl'
