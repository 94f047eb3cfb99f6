import { Trans, useLingui } from '@lingui/react/macro'

/** In other languages: the prose of the documentation is not translated, its interface is. */
export function EnglishNote() {
  const { i18n } = useLingui()
  return i18n.locale === 'en' ? null : <Trans>The explanations are in English.</Trans>
}
