/** Module that samples.ts imports, to test that a sample can import other modules. */
export const greeting = 'it\\\'s "here"'
