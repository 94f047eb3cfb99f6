import { i18n } from '@lingui/core'
import { toBackendLocale } from './read-call'

/** The `lang` of a call in the locale in use. */
export function backendLocale(): string {
  return toBackendLocale(i18n.locale)
}
