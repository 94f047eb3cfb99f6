import {
  createTheme,
  type AlertFactory,
  type CSSVariablesResolver,
  type ExtendComponent,
  type MantineColorsTuple,
} from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { createElement } from 'react'
import { colors } from './theme-colors'
import { smallIconProps } from '@/ui/display/icon-props'
import classes from './theme.module.css'

const fontFamily =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans Arabic", sans-serif'

/** A checkbox or a radio button with its label. */
const choice = {
  root: classes.choice,
  inner: classes.choiceBox,
  labelWrapper: classes.choiceText,
  label: classes.choiceLabel,
  description: classes.choiceHint,
}

export const theme = createTheme({
  colors,
  primaryColor: 'primary',
  // White text on both has a contrast of at least 4.5 : 1.
  primaryShade: { light: 7, dark: 6 },
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
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
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
    Input: { classNames: { input: classes.input } },
    InputWrapper: {
      vars: () => ({
        description: { '--input-description-size': 'var(--mantine-font-size-xs)' },
        error: { '--input-error-size': 'var(--mantine-font-size-xs)' },
      }),
    },
    NativeSelect: {
      // Mantine's own arrow would load the style sheet of its combobox.
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
      // In line with the text, so that nothing moves when the text arrives.
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

/** Surfaces, lines, text and status colours of both schemes: `var(--surface-card)`, `var(--line)` … */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {
    '--row-height': '2.5rem',
    '--motion': '140ms ease-out',
    ...paperVariables('success', colors.green),
    ...paperVariables('failure', colors.red),
    ...paperVariables('warning', colors.amber),
    ...paperVariables('info', colors.blue),
  },
  light: {
    '--surface-page': colors.gray[0],
    '--surface-card': '#ffffff',
    '--surface-raised': '#ffffff',
    '--surface-sunken': colors.gray[0],
    '--surface-hover': '#f4f6f9',
    '--line': colors.gray[2],
    '--line-strong': colors.gray[4],
    '--ink': colors.gray[9],
    '--ink-muted': colors.gray[6],
    '--focus-ring': colors.primary[6],
    '--skeleton': '#e8ebf0',
    ...statusVariables('success', colors.green, 'light'),
    ...statusVariables('failure', colors.red, 'light'),
    ...statusVariables('warning', colors.amber, 'light'),
    ...statusVariables('info', colors.blue, 'light'),
    '--status-neutral-ink': colors.gray[7],
    '--status-neutral-wash': colors.gray[1],
    '--status-neutral-solid': colors.gray[5],
    ...chartVariables(['#0f728d', '#c4791b', '#5b5fc7', '#3f8f63', '#b0477f', '#6b7684']),
    '--mantine-color-body': colors.gray[0],
    '--mantine-color-text': colors.gray[9],
    '--mantine-color-dimmed': colors.gray[6],
    '--mantine-color-placeholder': '#6b7684',
    '--mantine-color-default-border': colors.gray[3],
    '--mantine-color-error': colors.red[6],
    '--mantine-color-success': colors.green[6],
  },
  dark: {
    '--surface-page': colors.dark[7],
    '--surface-card': '#12161d',
    '--surface-raised': colors.dark[6],
    '--surface-sunken': '#0e1217',
    '--surface-hover': '#181d26',
    '--line': '#222933',
    '--line-strong': colors.dark[4],
    '--ink': colors.gray[1],
    '--ink-muted': colors.dark[2],
    '--focus-ring': colors.primary[4],
    '--skeleton': '#1e242d',
    ...statusVariables('success', colors.green, 'dark'),
    ...statusVariables('failure', colors.red, 'dark'),
    ...statusVariables('warning', colors.amber, 'dark'),
    ...statusVariables('info', colors.blue, 'dark'),
    '--status-neutral-ink': colors.dark[1],
    '--status-neutral-wash': '#1e252f',
    '--status-neutral-solid': colors.dark[3],
    ...chartVariables(['#4a9fb5', '#d19a4c', '#8f93e0', '#63ad84', '#cf7ba6', '#98a2af']),
    '--mantine-color-body': colors.dark[7],
    '--mantine-color-text': colors.gray[1],
    '--mantine-color-bright': colors.gray[0],
    '--mantine-color-dimmed': colors.dark[2],
    '--mantine-color-placeholder': colors.dark[2],
    '--mantine-color-default-color': colors.gray[1],
    '--mantine-color-default-border': colors.dark[4],
    '--mantine-color-anchor': colors.primary[3],
    '--mantine-color-error': colors.red[3],
    '--mantine-color-success': colors.green[3],
  },
})

function statusVariables(name: string, tuple: MantineColorsTuple, scheme: 'light' | 'dark') {
  return scheme === 'light'
    ? {
        [`--status-${name}-ink`]: tuple[7],
        [`--status-${name}-wash`]: tuple[0],
        [`--status-${name}-solid`]: tuple[5],
      }
    : {
        [`--status-${name}-ink`]: tuple[2],
        [`--status-${name}-wash`]: `color-mix(in srgb, ${tuple[5]} 18%, #12161d)`,
        [`--status-${name}-solid`]: tuple[4],
      }
}

/** A status on paper, which is white in both schemes. */
function paperVariables(name: string, tuple: MantineColorsTuple) {
  return { [`--paper-${name}-ink`]: tuple[7], [`--paper-${name}-wash`]: tuple[0] }
}

function chartVariables(hues: readonly string[]) {
  return Object.fromEntries(hues.map((hue, index) => [`--chart-${index + 1}`, hue]))
}
