import { t } from '@lingui/core/macro'
import { activateLocale } from '@/i18n/translations'
import { languages } from './languages'
import type { Locale } from '@/lib/locales'
import { setLayout, useLayout } from '@/stores/layout'
import { setPreferences } from '@/stores/preferences'
import { toast } from '@/ui/feedback/toast'

let lastChosen: Locale | undefined

/**
 * Switches to another language, and to its text direction, once its texts have loaded. If they don't load, reports the
 * failure and changes nothing.
 */
export async function chooseLocale(locale: Locale): Promise<void> {
  lastChosen = locale
  try {
    await activateLocale(locale, () => lastChosen === locale)
  } catch {
    const language = languages[locale].name
    if (lastChosen === locale)
      void toast(
        'failure',
        t`${language} did not load, so the language has not changed. Try again.`,
      )
    return
  }
  if (lastChosen !== locale) return
  const before = languages[useLayout.getState().locale].direction
  const { direction } = languages[locale]
  setLayout({ locale, ...(direction === before ? {} : { direction }) })
  setPreferences({ languageOffer: false })
}
