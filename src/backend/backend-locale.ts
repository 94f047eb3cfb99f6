import { i18n } from '@lingui/core'

/** Returns a request's `lang` (behavior 7.1): the locale, or English for Arabic, because the backends lack Arabic. */
export function backendLocale(): string {
  return i18n.locale === 'ar' ? 'en' : i18n.locale
}
