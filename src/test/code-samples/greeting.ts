/** What samples import is run with them. */
export const greeting = 'it\\\'s "here"'
