import { useState } from 'react'
import { chooseLocale } from './choose-locale'
import type { Locale } from '@/lib/locales'
import { useLayout } from '@/stores/layout'

/**
 * Returns the chosen language, updated immediately, and the function that changes it. The language reverts if the texts
 * don't load.
 */
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
