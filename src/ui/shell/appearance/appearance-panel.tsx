import { Trans, useLingui } from '@lingui/react/macro'
import { languageTag, locales } from '@/lib/locales'
import { resetLayout, setLayout, useLayout } from '@/stores/layout'
import { resetPreferences, setPreferences, usePreference } from '@/stores/preferences'
import common from '@/ui/display/common.module.css'
import { Dialog } from '@/ui/overlays/dialog'
import { chooseLocale } from '@/ui/shell/language/choose-locale'
import { languages } from '@/ui/shell/language/languages'
import { useLocaleChoice } from '@/ui/shell/language/use-locale-choice'
import { AppearanceNavigation } from './appearance-navigation'
import classes from './appearance-panel.module.css'
import { AppearanceUsage } from './appearance-usage'
import { OptionGroup } from './option-group'
import { SwitchRow } from './switch-row'

type AppearancePanelProps = { onClose: () => void; onShortcuts: () => void }

function reset() {
  resetLayout()
  resetPreferences()
  void chooseLocale(BRAND_LOCALE)
}

/** Theme settings (behavior 3.6). Each setting takes effect immediately and is stored. */
export function AppearancePanel({ onClose, onShortcuts }: AppearancePanelProps) {
  const { t } = useLingui()
  const { currentTheme, isDarkOnLoad, density } = useLayout()
  const shortcuts = usePreference('shortcuts')
  return (
    <Dialog title={<Trans>Appearance</Trans>} placement="beside" onClose={onClose}>
      <div className={`${common.form} ${classes.panel}`}>
        <section>
          <OptionGroup
            label={t`Theme`}
            value={currentTheme}
            options={[
              { value: 'light', label: t`Light` },
              { value: 'dark', label: t`Dark` },
            ]}
            onChange={(value) => setLayout({ currentTheme: value })}
            note={
              isDarkOnLoad ? (
                <Trans>
                  This area is always dark when it loads. Your choice applies to this visit only.
                </Trans>
              ) : undefined
            }
          />
          <OptionGroup
            label={t`Density`}
            value={density}
            options={[
              { value: 'comfortable', label: t`Comfortable` },
              { value: 'dense', label: t`Dense` },
            ]}
            onChange={(value) => setLayout({ density: value })}
            note={<Trans>Row height in lists and menus.</Trans>}
          />
        </section>
        <AppearanceNavigation />
        <AppearanceLanguage />
        <section>
          <SwitchRow
            label={t`Single-key shortcuts`}
            checked={shortcuts}
            onChange={(value) => setPreferences({ shortcuts: value })}
            note={<Trans>Keys such as / and g that work without Ctrl or ⌘.</Trans>}
          />
          <button type="button" className={classes.action} onClick={onShortcuts}>
            <Trans>Show all shortcuts</Trans>
          </button>
        </section>
        {USAGE_ANALYTICS || ERROR_REPORTS === 'other host' ? <AppearanceUsage /> : null}
        <button type="button" className={classes.action} onClick={reset}>
          <Trans>Reset to defaults</Trans>
        </button>
      </div>
    </Dialog>
  )
}

/** Language and text direction. */
function AppearanceLanguage() {
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
