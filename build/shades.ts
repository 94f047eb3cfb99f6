type Lch = { l: number; c: number; h: number }

type Need = {
  use: string
  scheme: 'light' | 'dark'
  /** The least contrast: 4.5 for text, 3 for controls, icons and focus (WCAG 1.4.3, 1.4.11). */
  least: number
  /** The shade that is chosen so that the contrast is reached. */
  shade: number
  pair: (shade: (index: number) => string) => [string, string]
}

export type Contrast = { use: string; scheme: string; least: number; colors: [string, string] }

/** The surfaces of the theme (src/theme-variables.ts) that the primary color is seen on. */
export const surfaces = {
  light: { card: '#ffffff', page: '#f7f8fa', hover: '#f4f6f9' },
  dark: { card: '#12161d', page: '#0a0d11', hover: '#181d26' },
} as const

const { light, dark } = surfaces
const WHITE = '#ffffff'

/** What the ten shades are used for. A selected row has a tint of the color. */
const needs: readonly Need[] = [
  need('white text on a button', 'light', 4.5, 7, (shade) => [WHITE, shade(7)]),
  need('link on the page', 'light', 4.5, 7, (shade) => [shade(7), light.page]),
  need('link on a hovered row', 'light', 4.5, 7, (shade) => [shade(7), light.hover]),
  need('link on a selected row', 'light', 4.5, 7, (shade) => [
    shade(7),
    mixed(shade(7), 0.12, light.card),
  ]),
  need('button on the page', 'light', 3, 7, (shade) => [shade(7), light.page]),
  need('focus on a hovered row', 'light', 3, 6, (shade) => [shade(6), light.hover]),
  need('current icon of the menu', 'light', 3, 6, (shade) => [
    shade(6),
    mixed(shade(6), 0.12, light.card),
  ]),
  need('text on a pale control', 'light', 4.5, 9, (shade) => [shade(9), shade(1)]),
  need('text on it, hovered', 'light', 4.5, 9, (shade) => [shade(9), shade(2)]),
  need('white text on a button', 'dark', 4.5, 6, (shade) => [WHITE, shade(6)]),
  need('button on a card', 'dark', 3, 6, (shade) => [shade(6), dark.card]),
  need('link on a hovered row', 'dark', 4.5, 3, (shade) => [shade(3), dark.hover]),
  need('link on a selected row', 'dark', 4.5, 3, (shade) => [
    shade(3),
    mixed(shade(6), 0.12, dark.card),
  ]),
  need('focus on a hovered row', 'dark', 3, 4, (shade) => [shade(4), dark.hover]),
  need('current icon of the menu', 'dark', 3, 4, (shade) => [
    shade(4),
    mixed(shade(4), 0.12, dark.card),
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

/** Lightness, and chroma as a share of the color's own. 7 is the color itself where it has enough contrast. */
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
/** A shade comes after those that its contrasts depend on. */
const order = [0, 1, 2, 7, 6, 5, 3, 4, 8, 9]

/** Ten shades of a color, light to dark, each the nearest to its place in the scale that has enough contrast. */
export function shadesOf(primary: string): string[] {
  const { l, c, h } = toLch(primary)
  const shades = Array.from(scale, () => primary.toLowerCase())
  for (const index of order) {
    const [place, share] = scale[index] ?? [0, 0]
    const darker = toLch(shades[index + 1] ?? '#000000').l
    // Beside a color that is lighter or darker than its place, the neighbors are lighter or darker, too.
    let lightness: number = place
    if (index === 5 || index === 6) lightness = Math.max(place, darker + 0.04)
    if (index > 7) lightness = Math.min(place, (l * place) / 0.45)
    if (index !== 7) shades[index] = toHex({ l: lightness, c: c * share, h })
    const nearest = nearestFor(shades, index)
    if (nearest !== undefined) shades[index] = nearest
  }
  return shades
}

/** The contrasts of ten shades. */
export function contrastsOf(shades: readonly string[]): Contrast[] {
  return needs.map(({ pair, use, scheme, least }) => ({
    use,
    scheme,
    least,
    colors: pair((index) => shades[index] ?? ''),
  }))
}

/** A line for each shade that is not seen well enough, with the nearest one that would be. */
export function shadeProblems(shades: readonly string[]): string[] {
  return needs.flatMap((each) => {
    if (isMet(each, shades)) return []
    const [color, other] = each.pair((index) => shades[index] ?? '')
    const nearest = nearestFor(shades, each.shade)
    return `primary, shade ${each.shade}: "${each.use}", ${each.scheme}, has ${ratio(color, other)} and needs ${each.least} : 1; ${advice(nearest)}`
  })
}

/** A line for each color of charts that is not seen well enough on a card, which needs 3 : 1. */
export function chartProblems(charts: Record<'light' | 'dark', readonly string[]>): string[] {
  return (['light', 'dark'] as const).flatMap((scheme) => {
    const { card } = surfaces[scheme]
    const isSeen = (color: string) => contrast(color, card) >= 3
    return charts[scheme].flatMap((color, index) =>
      isSeen(color)
        ? []
        : `charts.${scheme}, color ${index + 1}: ${color} on a card has ${ratio(color, card)} and needs 3 : 1; ${advice(nearestShade(color, isSeen))}`,
    )
  })
}

const ratio = (a: string, b: string) => `${contrast(a, b).toFixed(2)} : 1`

const advice = (nearest: string | undefined) =>
  nearest === undefined ? 'no shade of it would do' : `the nearest that would do is ${nearest}`

const isMet = ({ pair, least }: Need, shades: readonly string[]) =>
  contrast(...pair((index) => shades[index] ?? '')) >= least

function nearestFor(shades: readonly string[], index: number): string | undefined {
  const own = needs.filter(({ shade }) => shade === index)
  return nearestShade(shades[index] ?? '', (color) =>
    own.every((each) => isMet(each, shades.with(index, color))),
  )
}

/** The color itself or the nearest of its shades, darker or lighter, that does. */
function nearestShade(color: string, does: (color: string) => boolean): string | undefined {
  if (does(color)) return color
  const { l, c, h } = toLch(color)
  for (let step = 1; step <= 500; step += 1)
    for (const lightness of [l - step / 500, l + step / 500]) {
      if (lightness < 0 || lightness > 1) continue
      const shade = toHex({ l: lightness, c, h })
      if (does(shade)) return shade
    }
  return undefined
}

/** Of WCAG 2: 1 to 21. */
export function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(hex: string): number {
  const { r, g, b } = linear(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
const hexOf = (values: readonly number[]) =>
  `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`

/** As `color-mix(in srgb, …)`. */
function mixed(color: string, share: number, surface: string): string {
  const below = channels(surface)
  return hexOf(channels(color).map((value, at) => value * share + (below[at] ?? 0) * (1 - share)))
}

function linear(hex: string) {
  const [r = 0, g = 0, b = 0] = channels(hex).map((channel) => {
    const value = channel / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return { r, g, b }
}

// OKLCH, in which a change of lightness keeps the hue: https://bottosson.github.io/posts/oklab/

function toLch(hex: string): Lch {
  const { r, g, b } = linear(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(x, y),
    h: Math.atan2(y, x),
  }
}

/** What a screen cannot show gets less chroma. */
function toHex({ l, c, h }: Lch): string {
  let [most, least] = [c, 0]
  if (isInGamut(linearOf({ l, c, h }))) least = c
  else
    for (let round = 0; round < 20; round += 1) {
      const middle = (most + least) / 2
      if (isInGamut(linearOf({ l, c: middle, h }))) least = middle
      else most = middle
    }
  return hexOf(
    linearOf({ l, c: least, h }).map((channel) => {
      const value = Math.min(1, Math.max(0, channel))
      return 255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)
    }),
  )
}

const isInGamut = (values: readonly number[]) =>
  values.every((value) => value >= -0.0001 && value <= 1.0001)

function linearOf({ l: lightness, c, h }: Lch): [number, number, number] {
  const [x, y] = [c * Math.cos(h), c * Math.sin(h)]
  const l = (lightness + 0.3963377774 * x + 0.2158037573 * y) ** 3
  const m = (lightness - 0.1055613458 * x - 0.0638541728 * y) ** 3
  const s = (lightness - 0.0894841775 * x - 1.291485548 * y) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}
