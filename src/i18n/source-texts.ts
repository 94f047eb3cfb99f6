import type { Messages } from '@lingui/core'

/**
 * English, as far as the code that says it has been loaded: the build makes every module that has texts put
 * its own in here.
 */
export const sourceTexts: Messages = {}
