import { Trans, useLingui } from '@lingui/react/macro'
import { SentenceGap } from '@/ui/display/joined-text'

/** Notice that long explanations aren't translated. Shown after a sentence, in every language except English. */
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
