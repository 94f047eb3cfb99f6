import { preferredLocale } from '@/ui/shell/language/languages'
import { ConsentBanner } from './consent-banner'
import common from '@/ui/display/common.module.css'
import classes from './first-visit.module.css'
import { LanguageOffer } from '@/ui/shell/language/language-offer'

/** Questions asked once per browser: whether to switch the language, and whether usage may be counted. */
export function FirstVisitNotices() {
  const locale = preferredLocale(navigator.languages)
  return (
    <div className={`${common.screenOnly} ${classes.notices}`}>
      {locale ? <LanguageOffer locale={locale} /> : null}
      {USAGE_ANALYTICS || ERROR_REPORTS === 'other host' ? <ConsentBanner /> : null}
    </div>
  )
}
