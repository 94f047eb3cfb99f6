import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

type ServerTextProps = {
  /** Undefined for portal text, and for text in an unknown language. */
  lang: string | undefined
  children: ReactNode
}

/** Response text, marked if its language differs from the screen's (WCAG 3.1.2). */
function ServerText({ lang, children }: ServerTextProps) {
  const { i18n } = useLingui()
  if (!lang || lang === i18n.locale) return children
  return (
    <span lang={lang} dir="auto">
      {children}
    </span>
  )
}

/** Wraps text in `ServerText` if `lang` is given. Otherwise, returns the text unchanged. */
export function markLanguage<T extends string | undefined>(text: T, lang: string | undefined) {
  return text && lang ? <ServerText lang={lang}>{text}</ServerText> : text
}
