import { i18n } from '@lingui/core'
import { sourceTexts } from './source-texts'

/** English is bundled with the code, so it is available at once. */
export function activateEnglish(): void {
  i18n.loadAndActivate({ locale: 'en', messages: sourceTexts })
}
