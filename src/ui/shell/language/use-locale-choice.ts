import { useState } from 'react'
import { chooseLocale } from './choose-locale'
import type { Locale } from '@/lib/locales'
import { useLayout } from '@/stores/layout'

/** The chosen language, updated at once, and the function that changes it. It goes back when the texts do not load. */
export function useLocaleChoice() {
  const currentLocale = useLayout((layout) => layout.locale)
  const [chosen, setChosen] = useState<Locale>()
  const choose = async (locale: Locale) => {
    setChosen(locale)
    await chooseLocale(locale)
    setChosen((current) => (current === locale ? undefined : current))
  }
  return { locale: chosen ?? currentLocale, choose }
}
