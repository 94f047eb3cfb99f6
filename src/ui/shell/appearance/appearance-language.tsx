import { Trans, useLingui } from '@lingui/react/macro'
import { hasCatalogue } from '@/i18n/i18n'
import { setLayout, useLayout, locales } from '@/stores/layout'
import classes from './appearance-panel.module.css'
import { OptionGroup } from './option-group'

/** Each in its own language, so that its speakers can find it. */
const languageNames = { en: 'English', zh: '中文', fr: 'Français', ja: '日本語' }

/** Language and text direction. Languages without a catalogue are disabled. */
export function AppearanceLanguage() {
  const { t } = useLingui()
  const { locale, direction } = useLayout()
  return (
    <section>
      <OptionGroup
        label={t`Language`}
        value={locale}
        stacked
        options={locales.map((value) => {
          const available = hasCatalogue(value)
          return {
            value,
            disabled: !available,
            label: (
              <>
                <span lang={value}>{languageNames[value]}</span>
                {!available && (
                  <span className={classes.unavailable}>
                    <Trans>Not available yet</Trans>
                  </span>
                )}
              </>
            ),
          }
        })}
        onChange={(value) => setLayout({ locale: value })}
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
