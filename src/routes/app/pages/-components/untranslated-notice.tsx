import { Trans, useLingui } from '@lingui/react/macro'
import { SentenceGap } from '@/ui/display/joined-text'

/** Notice for languages other than English that long explanations aren't translated. Comes after a sentence. */
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
