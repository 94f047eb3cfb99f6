import { useLingui } from '@lingui/react/macro'
import { IconMoon, IconSun } from '@tabler/icons-react'
import { setLayout, useLayout } from '@/stores/layout'
import { iconProps } from '@/ui/display/icon-props'
import { HeaderButton } from '@/ui/shell/header-button'

export function ThemeToggle() {
  const { t } = useLingui()
  const dark = useLayout((layout) => layout.currentTheme === 'dark')
  const Icon = dark ? IconSun : IconMoon
  return (
    <HeaderButton
      label={dark ? t`Switch to light theme` : t`Switch to dark theme`}
      onClick={() => setLayout({ currentTheme: dark ? 'light' : 'dark' })}
    >
      <Icon {...iconProps} />
    </HeaderButton>
  )
}
