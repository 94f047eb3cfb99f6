import type { Messages } from '@lingui/core'

/**
 * The English texts of all modules loaded so far. The build makes each module with texts add its own
 * (tools/vite/module-texts.ts).
 */
export const sourceTexts: Messages = {}
