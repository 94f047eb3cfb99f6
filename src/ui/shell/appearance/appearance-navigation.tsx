import { Trans, useLingui } from '@lingui/react/macro'
import { setLayout, useLayout } from '@/stores/layout'
import { ColorSetting } from './color-setting'
import { OptionGroup } from './option-group'
import { SwitchRow } from './switch-row'
import { useWideScreen } from '@/ui/shell/navigation/use-wide-screen'

/** Navigation and header settings. A setting that has no effect on this screen explains why. */
export function AppearanceNavigation() {
  const { t } = useLingui()
  const { navType, navCollapsed, sideNavTheme, topNavColor, headerNavColor } = useLayout()
  const isWide = useWideScreen()
  const top = navType === 'top'
  const drawerNote = t`On narrow screens, the navigation opens as a drawer.`
  return (
    <section>
      <OptionGroup
        label={t`Navigation`}
        value={navType}
        options={[
          { value: 'side', label: t`Side` },
          { value: 'top', label: t`Top` },
        ]}
        onChange={(value) => setLayout({ navType: value })}
        note={isWide ? undefined : drawerNote}
      />
      <SwitchRow
        label={t`Collapsed side navigation`}
        checked={navCollapsed}
        onChange={(value) => setLayout({ navCollapsed: value })}
        disabled={top}
        note={
          top ? (
            <Trans>The top navigation cannot be collapsed.</Trans>
          ) : isWide ? undefined : (
            drawerNote
          )
        }
      />
      <OptionGroup
        label={t`Side navigation theme`}
        value={sideNavTheme ?? 'scheme'}
        options={[
          { value: 'scheme', label: t`Match theme` },
          { value: 'light', label: t`Light` },
          { value: 'dark', label: t`Dark` },
        ]}
        onChange={(value) => setLayout({ sideNavTheme: value === 'scheme' ? undefined : value })}
        note={
          top && isWide ? <Trans>Also applies to the drawer on small screens.</Trans> : undefined
        }
      />
      <ColorSetting
        label={t`Header color`}
        value={headerNavColor}
        onChange={(value) => setLayout({ headerNavColor: value })}
      />
      <ColorSetting
        label={t`Top navigation color`}
        value={topNavColor}
        onChange={(value) => setLayout({ topNavColor: value })}
        disabled={!top}
        note={top ? undefined : t`Applies to the top navigation only.`}
      />
    </section>
  )
}
