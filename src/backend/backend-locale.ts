import { i18n } from '@lingui/core'

/** The `lang` of a request (behavior 7.1): the locale, or English for Arabic because the backends lack it. */
export function backendLocale(): string {
  return i18n.locale === 'ar' ? 'en' : i18n.locale
}
