import {
  DEFAULT_THEME,
  convertCssVariables,
  defaultCssVariablesResolver,
  mergeMantineTheme,
  type ConvertCSSVariablesInput,
  type MantineColorsTuple,
} from '@mantine/core'
import { colors } from './theme-colors'
import { themeValues } from './theme-values'

// Only the build and the tests load this module. The variables are in a stylesheet, because the content security
// policy rejects style elements that scripts create.

/** Surface, line, text and status colors for both schemes, such as `var(--surface-card)`. */
const ownVariables = {
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
    ...chartVariables(BRAND_CHARTS.light),
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
    ...chartVariables(BRAND_CHARTS.dark),
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
}

/**
 * Matches Mantine variables that the portal doesn't use (about a third), such as other colors, layers and headings.
 * Also matches button variables for colors that no button has.
 */
const unusedPattern = new RegExp(
  `^--mantine-(${[
    `color-(${Object.keys(DEFAULT_THEME.colors)
      .filter((name) => !(name in colors))
      .join('|')})-`,
    'color-(dark|green|amber|blue|red)-(text|filled-hover|light|outline)',
    'color-(primary|gray)-(text|outline)',
    String.raw`primary-color-\d`,
    String.raw`(z-index|breakpoint|webkit|moz|heading|h[4-6])-`,
  ].join('|')})`,
)

function filterUsed(variables: Record<string, string>) {
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !unusedPattern.test(name)))
}

const mantineVariables = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, themeValues))

/** Theme variables from Mantine and the portal. `variables` applies to both schemes. */
export const themeVariables = {
  variables: filterUsed({ ...mantineVariables.variables, ...ownVariables.variables }),
  light: filterUsed({ ...mantineVariables.light, ...ownVariables.light }),
  dark: filterUsed({ ...mantineVariables.dark, ...ownVariables.dark }),
} satisfies ConvertCSSVariablesInput

export const themeSheet = convertCssVariables(themeVariables, ':root')

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

/** Returns a status's print colors. Both schemes share them, because paper is always white. */
function paperVariables(name: string, tuple: MantineColorsTuple) {
  return { [`--paper-${name}-ink`]: tuple[7], [`--paper-${name}-wash`]: tuple[0] }
}

function chartVariables(hues: readonly string[]) {
  return Object.fromEntries(hues.map((hue, index) => [`--chart-${index + 1}`, hue]))
}
