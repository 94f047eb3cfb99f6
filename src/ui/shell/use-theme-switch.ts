import { useLingui } from '@lingui/react/macro'
import { IconMoon, IconSun } from '@tabler/icons-react'
import { setLayout, useLayout } from '@/stores/layout'

/** Returns the theme switch. Its label shows whether the choice lasts only for this visit. */
export function useThemeSwitch() {
  const { t } = useLingui()
  const theme = useLayout((layout) => layout.currentTheme)
  const isDarkOnLoad = useLayout((layout) => layout.isDarkOnLoad)
  if (theme === 'light')
    return {
      label: t`Switch to dark theme`,
      icon: IconMoon,
      run: () => setLayout({ currentTheme: 'dark' }),
    }
  return {
    label: isDarkOnLoad ? t`Switch to light theme for this visit` : t`Switch to light theme`,
    icon: IconSun,
    run: () => setLayout({ currentTheme: 'light' }),
  }
}
