import type { MantineThemeOverride } from '@mantine/core'
import { colors } from './theme-colors'

const fontFamily =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans Arabic", sans-serif'

/** The part of the theme that Mantine reads at run time. CSS variables provide the rest. */
export const renderedValues = {
  colors,
  primaryColor: 'primary',
  // White text on both shades has a contrast of at least 4.5:1.
  primaryShade: { light: 7, dark: 6 },
  respectReducedMotion: true,
} satisfies MantineThemeOverride

/** Colors, sizes and fonts. The build generates the theme's CSS variables from them. */
export const themeValues = {
  ...renderedValues,
  white: '#ffffff',
  black: colors.gray[9],
  fontFamily,
  fontFamilyMonospace:
    'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
  fontSizes: {
    xs: '0.75rem',
    sm: '0.8125rem',
    md: '0.875rem',
    lg: '1rem',
    xl: '1.25rem',
    xxl: '1.75rem',
  },
  lineHeights: { xs: '1.35', sm: '1.4', md: '1.5', lg: '1.5', xl: '1.4' },
  fontWeights: { regular: '400', medium: '500', bold: '600' },
  headings: {
    fontFamily,
    fontWeight: '600',
    textWrap: 'wrap',
    sizes: {
      h1: { fontSize: '1.25rem', lineHeight: '1.75rem' },
      h2: { fontSize: '1rem', lineHeight: '1.5rem' },
      h3: { fontSize: '0.875rem', lineHeight: '1.25rem' },
      h4: { fontSize: '0.8125rem', lineHeight: '1.25rem' },
      h5: { fontSize: '0.8125rem', lineHeight: '1.25rem' },
      h6: { fontSize: '0.75rem', lineHeight: '1rem' },
    },
  },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '0.25rem', sm: '0.375rem', md: '0.5rem', lg: '0.75rem', xl: '1rem' },
  defaultRadius: 'sm',
  shadows: {
    xs: '0 1px 2px rgb(16 24 40 / 6%)',
    sm: '0 1px 3px rgb(16 24 40 / 8%), 0 1px 2px rgb(16 24 40 / 6%)',
    md: '0 1px 2px rgb(16 24 40 / 6%), 0 8px 24px rgb(16 24 40 / 12%)',
    lg: '0 2px 6px rgb(16 24 40 / 8%), 0 16px 40px rgb(16 24 40 / 16%)',
    xl: '0 4px 8px rgb(16 24 40 / 8%), 0 24px 64px rgb(16 24 40 / 20%)',
  },
  cursorType: 'pointer',
} satisfies MantineThemeOverride
