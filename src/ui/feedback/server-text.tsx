import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

type ServerTextProps = {
  /** Undefined for a text of the portal, and for one whose language is not known. */
  lang: string | undefined
  children: ReactNode
}

/** A text of an answer, marked where its language is not that of the screen (WCAG 3.1.2). */
function ServerText({ lang, children }: ServerTextProps) {
  const { i18n } = useLingui()
  if (!lang || lang === i18n.locale) return children
  return (
    <span lang={lang} dir="auto">
      {children}
    </span>
  )
}

/** The same for places that take text or nothing. */
export function markLanguage<T extends string | undefined>(text: T, lang: string | undefined) {
  return text && lang ? <ServerText lang={lang}>{text}</ServerText> : text
}
