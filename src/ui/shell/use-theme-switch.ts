import { useLingui } from '@lingui/react/macro'
import { IconMoon, IconSun } from '@tabler/icons-react'
import { setLayout, useLayout } from '@/stores/layout'

/** Returns the theme switch. Its label shows if the next load will revert the choice. */
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
