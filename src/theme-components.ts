import type { MantineThemeComponents } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { createElement } from 'react'
import { smallIconProps } from '@/ui/display/icon-props'
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
  NativeSelect: {
    // Mantine's own arrow would bring the sheet of its combobox along.
    defaultProps: {
      rightSection: createElement(IconChevronDown, smallIconProps),
      rightSectionWidth: 28,
    },
  },
  Textarea: {
    defaultProps: { resize: 'vertical' },
    vars: () => ({ wrapper: { '--input-padding-y': '0.5rem' } }),
  },
}
