import { i18n } from '@lingui/core'

/** The `lang` of a call (behaviour 7.1): the locale in use, except for Arabic, which the backends do not know. */
export function backendLocale(): string {
  return i18n.locale === 'ar' ? 'en' : i18n.locale
}
