import type { MantineThemeComponents } from '@mantine/core'
import classes from './theme-components.module.css'

const smallText = 'var(--mantine-font-size-xs)'

/**
 * The look of Mantine's components, in alphabetical order. Without their `extend`, which would load every one of them
 * with the first screen.
 */
export const components: MantineThemeComponents = {
  Input: {
    classNames: { input: classes.input },
  },
  InputWrapper: {
    vars: () => ({
      description: { '--input-description-size': smallText },
      error: { '--input-error-size': smallText },
    }),
  },
}
