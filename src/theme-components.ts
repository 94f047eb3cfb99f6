import type { AlertFactory, ExtendComponent, MantineThemeComponents } from '@mantine/core'
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
  Alert: {
    classNames: {
      root: classes.alert,
      icon: classes.alertIcon,
      body: classes.alertBody,
      label: classes.alertText,
      message: classes.alertText,
    },
    // `color` is a status: success, failure, warning, info.
    vars: (_theme, { color = 'info' }) => ({
      root: {
        '--alert-bg': `var(--status-${color}-wash)`,
        '--alert-color': `var(--status-${color}-ink)`,
      },
    }),
  } satisfies ExtendComponent<AlertFactory>,
  Button: { classNames: { label: classes.buttonLabel } },
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
  Pagination: { classNames: { control: classes.pageButton } },
  Progress: {
    defaultProps: { radius: 'xs' },
    classNames: { root: classes.progress },
  },
  Radio: {
    defaultProps: { size: 'xs' },
    classNames: { ...choice, radio: classes.tick },
  },
  SegmentedControl: {
    defaultProps: { withItemsBorders: false },
    classNames: {
      root: classes.segments,
      indicator: classes.segmentIndicator,
      input: classes.segmentInput,
      label: classes.segment,
      innerLabel: classes.segmentText,
    },
  },
  Skeleton: {
    // In the line of a text, so that nothing moves when the text comes.
    defaultProps: { component: 'span', 'aria-hidden': true, height: 12, radius: 'xs' },
    classNames: { root: classes.skeleton },
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
