import { useLingui } from '@lingui/react/macro'
import { languages } from '@/ui/shell/language/languages'
import { languageTag, locales } from '@/lib/locales'
import { setLayout, useLayout } from '@/stores/layout'
import { useLocaleChoice } from '@/ui/shell/language/use-locale-choice'
import { OptionGroup } from './option-group'

/** Language and text direction. */
export function AppearanceLanguage() {
  const { t } = useLingui()
  const { direction } = useLayout()
  const { locale, choose } = useLocaleChoice()
  return (
    <section>
      <OptionGroup
        label={t`Language`}
        value={locale}
        stacked
        options={locales.map((value) => ({
          value,
          label: <span lang={languageTag(value)}>{languages[value].name}</span>,
        }))}
        onChange={(value) => void choose(value)}
      />
      <OptionGroup
        label={t`Direction`}
        value={direction}
        options={[
          { value: 'ltr', label: t`Left to right` },
          { value: 'rtl', label: t`Right to left` },
        ]}
        onChange={(value) => setLayout({ direction: value })}
      />
    </section>
  )
}
