import type { MantineThemeComponents } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { createElement } from 'react'
import { smallIconProps } from '@/ui/display/icon-props'
import classes from './theme-components.module.css'

const smallText = 'var(--mantine-font-size-xs)'

const choice = {
  root: classes.choice,
  inner: classes.box,
  labelWrapper: classes.text,
  label: classes.label,
  description: classes.hint,
}

/**
 * The look of Mantine's components, in alphabetical order. Without their `extend`, which would load every one of them
 * with the first screen.
 */
export const components: MantineThemeComponents = {
  Checkbox: {
    defaultProps: { size: 'xs', radius: 'xs' },
    classNames: { ...choice, input: classes.tick },
  },
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
  Radio: {
    defaultProps: { size: 'xs' },
    classNames: { ...choice, radio: classes.tick },
  },
  Switch: {
    vars: () => ({
      root: {
        '--switch-height': '1.5rem',
        '--switch-width': '2.5rem',
        '--switch-thumb-size': '1rem',
        '--switch-track-label-padding': '3px',
      },
    }),
    classNames: { input: classes.switch, track: classes.track, thumb: classes.thumb },
  },
  Textarea: {
    defaultProps: { resize: 'vertical' },
    vars: () => ({ wrapper: { '--input-padding-y': '0.5rem' } }),
  },
}
