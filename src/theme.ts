import { createTheme, type AlertFactory, type ExtendComponent } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { createElement } from 'react'
import { smallIconProps } from '@/ui/display/icon-props'
import { renderedValues } from './theme-values'
import classes from './theme.module.css'

/** Class names for a checkbox or radio button and its label. */
const choice = {
  root: classes.choice,
  inner: classes.choiceBox,
  labelWrapper: classes.choiceText,
  label: classes.choiceLabel,
  description: classes.choiceHint,
}

export const theme = createTheme({
  ...renderedValues,
  components: {
    Alert: {
      classNames: {
        root: classes.alert,
        icon: classes.alertIcon,
        body: classes.alertBody,
        label: classes.alertText,
        message: classes.alertText,
      },
      // `color` is a status: success, failure, warning or info.
      vars: (_theme, { color = 'info' }) => ({
        root: {
          '--alert-bg': `var(--status-${color}-wash)`,
          '--alert-color': `var(--status-${color}-ink)`,
        },
      }),
    } satisfies ExtendComponent<AlertFactory>,
    Button: { classNames: { root: classes.button, label: classes.buttonLabel } },
    Checkbox: {
      defaultProps: { size: 'xs', radius: 'xs' },
      classNames: { ...choice, input: classes.tick },
    },
    Input: { classNames: { input: classes.input } },
    InputWrapper: {
      vars: () => ({
        description: { '--input-description-size': 'var(--mantine-font-size-xs)' },
        error: { '--input-error-size': 'var(--mantine-font-size-xs)' },
      }),
    },
    NativeSelect: {
      // Mantine's own arrow would load the stylesheet of Mantine's combobox.
      defaultProps: {
        rightSection: createElement(IconChevronDown, smallIconProps),
        rightSectionWidth: 28,
      },
    },
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
      // Inline like text, so nothing moves when the text arrives.
      defaultProps: { component: 'span', 'aria-hidden': true, height: 12, radius: 'xs' },
      classNames: { root: classes.skeleton },
    },
    Switch: {
      defaultProps: { withThumbIndicator: false },
      classNames: {
        input: classes.switchInput,
        track: classes.switchTrack,
        thumb: classes.switchThumb,
      },
      vars: () => ({
        root: {
          '--switch-height': '1.5rem',
          '--switch-width': '2.5rem',
          '--switch-thumb-size': '1rem',
          '--switch-track-label-padding': '3px',
        },
      }),
    },
    Textarea: {
      defaultProps: { resize: 'vertical' },
      vars: () => ({ wrapper: { '--input-padding-y': '0.5rem' } }),
    },
  },
})
