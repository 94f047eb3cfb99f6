import { Trans, useLingui } from '@lingui/react/macro'

/** Says in other languages that the prose of the documentation is not translated, unlike its interface. */
export function EnglishNote() {
  const { i18n } = useLingui()
  return i18n.locale === 'en' ? null : <Trans>The explanations are in English.</Trans>
}
