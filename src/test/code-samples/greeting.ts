/** Sample module. It runs with the sample that imports it. */
export const greeting = 'it\\\'s "here"'
