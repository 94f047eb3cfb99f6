/** The modules that samples import run with them. */
export const greeting = 'it\\\'s "here"'
