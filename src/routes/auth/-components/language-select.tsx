import { useLingui } from '@lingui/react/macro'
import { locales } from '@/lib/locales'
import { languages } from '@/ui/shell/language/languages'
import { useLocaleChoice } from '@/ui/shell/language/use-locale-choice'
import classes from './language-select.module.css'

export function LanguageSelect() {
  const { t } = useLingui()
  const { locale: chosen, choose } = useLocaleChoice()
  return (
    <select
      aria-label={t`Language`}
      className={classes.language}
      value={chosen}
      onChange={({ target }) => {
        const locale = locales.find((each) => each === target.value)
        if (locale) void choose(locale)
      }}
    >
      {locales.map((locale) => (
        <option key={locale} value={locale} lang={locale}>
          {languages[locale].name}
        </option>
      ))}
    </select>
  )
}
