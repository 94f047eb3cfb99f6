import { contrast, mixColors, nearestShade, toHex, toLch } from './colors.ts'

type Need = {
  use: string
  scheme: 'light' | 'dark'
  /** Minimum contrast: 4.5 for text, 3 for controls, icons and focus (WCAG 1.4.3, 1.4.11). */
  least: number
  /** Index of the shade that is adjusted to reach the contrast. */
  shade: number
  pair: (shade: (index: number) => string) => [string, string]
}

export type Contrast = { use: string; scheme: string; least: number; colors: [string, string] }

/** Theme surfaces (src/theme-variables.ts) behind the primary color. */
export const surfaces = {
  light: { card: '#ffffff', page: '#f7f8fa', hover: '#f4f6f9' },
  dark: { card: '#12161d', page: '#0a0d11', hover: '#181d26' },
} as const

const { light, dark } = surfaces
const WHITE = '#ffffff'

/** Uses of the ten shades, with their required contrasts. A selected row is tinted with the primary color. */
const needs: readonly Need[] = [
  need('white text on a button', 'light', 4.5, 7, (shade) => [WHITE, shade(7)]),
  need('link on the page', 'light', 4.5, 7, (shade) => [shade(7), light.page]),
  need('link on a hovered row', 'light', 4.5, 7, (shade) => [shade(7), light.hover]),
  need('link on a selected row', 'light', 4.5, 7, (shade) => [
    shade(7),
    mixColors(shade(7), 0.12, light.card),
  ]),
  need('button on the page', 'light', 3, 7, (shade) => [shade(7), light.page]),
  need('focus on a hovered row', 'light', 3, 6, (shade) => [shade(6), light.hover]),
  need('current icon of the menu', 'light', 3, 6, (shade) => [
    shade(6),
    mixColors(shade(6), 0.12, light.card),
  ]),
  need('text on a pale control', 'light', 4.5, 9, (shade) => [shade(9), shade(1)]),
  need('text on it, hovered', 'light', 4.5, 9, (shade) => [shade(9), shade(2)]),
  need('white text on a button', 'dark', 4.5, 6, (shade) => [WHITE, shade(6)]),
  need('button on a card', 'dark', 3, 6, (shade) => [shade(6), dark.card]),
  need('link on a hovered row', 'dark', 4.5, 3, (shade) => [shade(3), dark.hover]),
  need('link on a selected row', 'dark', 4.5, 3, (shade) => [
    shade(3),
    mixColors(shade(6), 0.12, dark.card),
  ]),
  need('focus on a hovered row', 'dark', 3, 4, (shade) => [shade(4), dark.hover]),
  need('current icon of the menu', 'dark', 3, 4, (shade) => [
    shade(4),
    mixColors(shade(4), 0.12, dark.card),
  ]),
  need('text on a pale control', 'dark', 4.5, 9, (shade) => [shade(0), shade(9)]),
]

function need(
  use: string,
  scheme: Need['scheme'],
  least: number,
  shade: number,
  pair: Need['pair'],
): Need {
  return { use, scheme, least, shade, pair }
}

/**
 * Lightness of each shade, and its chroma relative to the primary color's chroma. Shade 7 is the primary color itself
 * if it has enough contrast.
 */
const scale = [
  [0.965, 0.14],
  [0.92, 0.3],
  [0.845, 0.6],
  [0.755, 0.9],
  [0.665, 1.1],
  [0.575, 1.1],
  [0.51, 1.05],
  [0.45, 1],
  [0.385, 0.85],
  [0.33, 0.72],
] as const
/** Creation order of the shades. Each shade comes after the shades that its contrasts depend on. */
const order = [0, 1, 2, 7, 6, 5, 3, 4, 8, 9]

/**
 * Creates ten shades of a color, light to dark. Each shade is the color with enough contrast that is closest to the
 * shade's place in the scale.
 */
export function createShades(primary: string): string[] {
  const { l, c, h } = toLch(primary)
  const shades = Array.from(scale, () => primary.toLowerCase())
  for (const index of order) {
    const [place, share] = scale[index] ?? [0, 0]
    const darker = toLch(shades[index + 1] ?? '#000000').l
    // If the primary color is lighter or darker than its place in the scale, so are its neighbors.
    let lightness: number = place
    if (index === 5 || index === 6) lightness = Math.max(place, darker + 0.04)
    if (index > 7) lightness = Math.min(place, (l * place) / 0.45)
    if (index !== 7) shades[index] = toHex({ l: lightness, c: c * share, h })
    const nearest = nearestFor(shades, index)
    if (nearest !== undefined) shades[index] = nearest
  }
  return shades
}

export function measureContrasts(shades: readonly string[]): Contrast[] {
  return needs.map(({ pair, use, scheme, least }) => ({
    use,
    scheme,
    least,
    colors: pair((index) => shades[index] ?? ''),
  }))
}

/** Returns a line for each shade with too little contrast. The line names the nearest shade with enough contrast. */
export function shadeProblems(shades: readonly string[]): string[] {
  return needs.flatMap((each) => {
    if (isMet(each, shades)) return []
    const [color, other] = each.pair((index) => shades[index] ?? '')
    const nearest = nearestFor(shades, each.shade)
    return `primary, shade ${each.shade}: "${each.use}", ${each.scheme}, has ${ratio(color, other)} and needs ${each.least} : 1; ${advice(nearest)}`
  })
}

export const ratio = (a: string, b: string) => `${contrast(a, b).toFixed(2)} : 1`

export const advice = (nearest: string | undefined) =>
  nearest === undefined ? 'no shade of it would do' : `the nearest that would do is ${nearest}`

const isMet = ({ pair, least }: Need, shades: readonly string[]) =>
  contrast(...pair((index) => shades[index] ?? '')) >= least

function nearestFor(shades: readonly string[], index: number): string | undefined {
  const own = needs.filter(({ shade }) => shade === index)
  return nearestShade(shades[index] ?? '', (color) =>
    own.every((each) => isMet(each, shades.with(index, color))),
  )
}
