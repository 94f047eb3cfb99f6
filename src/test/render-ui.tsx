import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { MantineProvider } from '@mantine/core'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { theme } from '@/theme'

/** Renders a component inside the providers of every screen: language and theme. */
export function renderUi(ui: ReactNode) {
  return render(ui, {
    wrapper: ({ children }) => (
      <I18nProvider i18n={i18n}>
        <MantineProvider
          theme={theme}
          withCssVariables={false}
          withGlobalClasses={false}
          env="test"
        >
          {children}
        </MantineProvider>
      </I18nProvider>
    ),
  })
}
