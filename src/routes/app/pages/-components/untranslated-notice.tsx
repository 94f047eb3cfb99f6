import { Trans, useLingui } from '@lingui/react/macro'
import { SentenceGap } from '@/ui/display/joined-text'

/** Notice in other languages that the documentation's long prose is not translated. Comes after a sentence. */
export function UntranslatedNotice() {
  const { i18n } = useLingui()
  if (i18n.locale === 'en') return null
  return (
    <>
      <SentenceGap />
      <Trans>Some explanations are in English.</Trans>
    </>
  )
}
