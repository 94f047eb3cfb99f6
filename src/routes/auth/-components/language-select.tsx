import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef } from 'react'
import { languageTag, locales } from '@/lib/locales'
import { languages } from '@/ui/shell/language/languages'
import { useLocaleChoice } from '@/ui/shell/language/use-locale-choice'
import classes from './language-select.module.css'

export function LanguageSelect() {
  const { t } = useLingui()
  const { locale: chosen, choose } = useLocaleChoice()
  const select = useRef<HTMLSelectElement>(null)
  const chooseNamed = (name: string | undefined) => {
    const locale = locales.find((each) => each === name)
    if (locale && locale !== chosen) void choose(locale)
  }
  // Applies a language that the user chose in a prerendered page before this code loaded.
  const chooseFirst = useEffectEvent(() => chooseNamed(select.current?.value))
  useEffect(() => chooseFirst(), [])
  return (
    <select
      ref={select}
      aria-label={t`Language`}
      className={classes.language}
      value={chosen}
      onChange={({ target }) => chooseNamed(target.value)}
    >
      {locales.map((locale) => (
        <option key={locale} value={locale} lang={languageTag(locale)}>
          {languages[locale].name}
        </option>
      ))}
    </select>
  )
}
