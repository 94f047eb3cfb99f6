import type { MantineColorsTuple } from '@mantine/core'

const scale = (...shades: MantineColorsTuple): MantineColorsTuple => shades

/** Ten shades each, light to dark. Mantine uses `dark` in the dark scheme: 0 for text, 7 for the page. */
export const colors = {
  gray: scale(
    '#f7f8fa',
    '#eef1f5',
    '#e2e6ec',
    '#d3d9e1',
    '#bfc7d1',
    '#8d97a4',
    '#5f6a78',
    '#485262',
    '#2f3845',
    '#18202b',
  ),
  dark: scale(
    '#d5dae1',
    '#b3bcc7',
    '#98a2af',
    '#6d7785',
    '#303845',
    '#232a35',
    '#181d25',
    '#0a0d11',
    '#07090c',
    '#040507',
  ),
  primary: BRAND_SHADES,
  green: scale(
    '#e9f7ef',
    '#d0eedc',
    '#a4dcba',
    '#70c694',
    '#45ad71',
    '#269357',
    '#177b46',
    '#116638',
    '#0d522e',
    '#0a4024',
  ),
  amber: scale(
    '#fcf4e3',
    '#f8e6be',
    '#f0ce87',
    '#e4b250',
    '#d19626',
    '#b27a12',
    '#92620b',
    '#785009',
    '#604009',
    '#4a3108',
  ),
  red: scale(
    '#fceeee',
    '#f8d8d8',
    '#efb0b0',
    '#e48585',
    '#d65e5e',
    '#c43f3f',
    '#ab2b2b',
    '#902121',
    '#741c1c',
    '#591717',
  ),
  blue: scale(
    '#edf3fd',
    '#d5e3fa',
    '#abc7f4',
    '#7da8ec',
    '#5589e0',
    '#386fd0',
    '#2959b2',
    '#204893',
    '#1b3b77',
    '#162e5c',
  ),
}

/** Colors that show whether something succeeded. */
export const statusColors = { success: 'green', failure: 'red' } as const
