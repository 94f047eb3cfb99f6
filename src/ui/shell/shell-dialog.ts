/** What the header and the keyboard open over the screen. */
export type ShellDialog = 'search' | 'appearance' | 'shortcuts'
