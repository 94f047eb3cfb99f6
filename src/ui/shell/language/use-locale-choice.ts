import { useState } from 'react'
import { chooseLocale } from './choose-locale'
import type { Locale } from '@/lib/locales'
import { useLayout } from '@/stores/layout'

/** The language as a person has chosen it, at once, and how to choose another. It goes back when that does not come. */
export function useLocaleChoice() {
  const shown = useLayout((layout) => layout.locale)
  const [chosen, setChosen] = useState<Locale>()
  const choose = async (locale: Locale) => {
    setChosen(locale)
    await chooseLocale(locale)
    setChosen((current) => (current === locale ? undefined : current))
  }
  return { locale: chosen ?? shown, choose }
}
