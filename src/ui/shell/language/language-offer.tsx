import { languages } from './languages'
import { languageTag, type Locale } from '@/lib/locales'
import { useLayout } from '@/stores/layout'
import { setPreferences, usePreference } from '@/stores/preferences'
import { Button } from '@/ui/form/button'
import { useSubmit } from '@/ui/tasks/use-submit'
import { chooseLocale } from './choose-locale'
import classes from '@/ui/shell/first-visit.module.css'

/** Texts in the offered language, because the user may not read any other language. */
const offers: Record<Exclude<Locale, 'en'>, { text: string; accept: string; decline: string }> = {
  ar: {
    text: 'هذه البوابة متاحة بالعربية أيضًا.',
    accept: 'التبديل إلى العربية',
    decline: 'البقاء على الإنجليزية',
  },
  fr: {
    text: 'Ce portail existe aussi en français.',
    accept: 'Passer au français',
    decline: 'Rester en anglais',
  },
  ja: {
    text: 'このポータルは日本語でも利用できます。',
    accept: '日本語に切り替える',
    decline: '英語のまま使う',
  },
  zh: {
    text: '本门户也提供简体中文版。',
    accept: '切换到简体中文',
    decline: '继续使用英语',
  },
}

/**
 * Offers the browser's preferred language until the user accepts or declines it or chooses another language (behavior
 * 3.6).
 */
export function LanguageOffer({ locale }: { locale: Exclude<Locale, 'en'> }) {
  const languageOffer = usePreference('languageOffer')
  const isEnglish = useLayout((layout) => layout.locale === 'en')
  const { submit: accept, isPending } = useSubmit(() => chooseLocale(locale))
  if (!languageOffer || !isEnglish) return null
  const { text, ...choices } = offers[locale]
  const { name, direction } = languages[locale]
  return (
    <section
      lang={languageTag(locale)}
      dir={direction}
      aria-label={name}
      className={classes.notice}
    >
      <p>{text}</p>
      <div className={classes.actions}>
        <Button size="xs" busy={isPending} onClick={() => void accept()}>
          {choices.accept}
        </Button>
        <Button size="xs" variant="subtle" onClick={() => setPreferences({ languageOffer: false })}>
          {choices.decline}
        </Button>
      </div>
    </section>
  )
}
