import { i18n } from '@lingui/core'
import { sourceTexts } from './source-texts'

/** Activates English. It is bundled with the code, so it is available immediately. */
export function activateEnglish(): void {
  i18n.loadAndActivate({ locale: 'en', messages: sourceTexts })
}
