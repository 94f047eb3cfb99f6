import type { Messages } from '@lingui/core'

/**
 * The English texts of all modules loaded so far. In each module with texts, the build inserts code that adds them
 * here (tools/vite/module-texts.ts).
 */
export const sourceTexts: Messages = {}
