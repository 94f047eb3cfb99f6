import { contrast, linear, nearestShade, toLab, type Triple } from './colors.ts'
import { advice, ratio, surfaces } from './shades.ts'

export type Charts = Record<'light' | 'dark', readonly string[]>
type Scheme = keyof Charts
/** A color to compare. `at` is the color's index if it is a chart color. */
type Color = { name: string; color: string; at?: number }
type Pair = { colors: [Color, Color]; scheme: Scheme; vision: Vision; difference: number }

/**
 * Colors of the bars in a list of failures (--status-failure-solid). Such a list is next to lists in the first chart
 * color, so the two colors must differ.
 */
export const failureBars = { light: '#c43f3f', dark: '#d65e5e' } as const

/**
 * Minimum OKLab distance between two colors, times 100. Adjacent areas differ visibly from a distance of about 2, but
 * thin bars and lines in a legend need four times as much.
 */
export const LEAST_DIFFERENCE = 8

/**
 * Matrices for linear red, green and blue that simulate vision without one kind of cones (Machado, Oliveira and
 * Fernandes 2009, severity 1). Browsers simulate color blindness the same way.
 */
const visions = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Record<string, readonly [Triple, Triple, Triple]>
type Vision = keyof typeof visions

const visionNames = ['protanopia', 'deuteranopia', 'tritanopia'] as const

/** Returns the distance between two colors for this vision, in OKLab times 100. */
export function difference(a: string, b: string, vision: Vision): number {
  const [one, other] = [simulateVision(a, vision), simulateVision(b, vision)]
  return 100 * Math.hypot(...one.map((value, at) => value - (other[at] ?? 0)))
}

function simulateVision(color: string, vision: Vision): Triple {
  const [r, g, b] = linear(color)
  const channel = ([ofR, ofG, ofB]: Triple) => Math.min(1, Math.max(0, ofR * r + ofG * g + ofB * b))
  const [red, green, blue] = visions[vision]
  return toLab([channel(red), channel(green), channel(blue)])
}

/** Returns the two most similar colors for each vision and scheme. */
export function closestPairs(charts: Charts): Pair[] {
  return schemes.flatMap((scheme) =>
    visionNames.map((vision) =>
      listPairs(charts[scheme], scheme)
        .map((colors) => ({ colors, scheme, vision, difference: apart(colors, vision) }))
        .reduce((least, pair) => (pair.difference < least.difference ? pair : least)),
    ),
  )
}

const schemes = ['light', 'dark'] as const

const apart = ([a, b]: Pair['colors'], vision: Vision) => difference(a.color, b.color, vision)

/** Returns all color pairs, because a chart uses the first n colors, and any two colors may be adjacent. */
function listPairs(hues: readonly string[], scheme: Scheme): Pair['colors'][] {
  const colors = hues.map((color, index) => ({
    name: `color ${index + 1}`,
    color,
    at: index,
  }))
  const failure = { name: 'the red of failures', color: failureBars[scheme] }
  return colors.flatMap((one, at) => [
    ...(at === 0 ? [[one, failure] satisfies Pair['colors']] : []),
    ...colors.slice(at + 1).map((other): Pair['colors'] => [one, other]),
  ])
}

/** Returns a line for each chart color with too little contrast, and for each pair of colors that look alike. */
export function chartProblems(charts: Charts): string[] {
  return schemes.flatMap((scheme) => {
    const { card } = surfaces[scheme]
    const hues = charts[scheme]
    const closePairs = hues.flatMap((color, index) =>
      isSeen(color, scheme)
        ? []
        : `charts.${scheme}, color ${index + 1}: ${color} on a card has ${ratio(color, card)} and needs 3 : 1; ${advice(nearestShade(color, (shade) => isSeen(shade, scheme)))}`,
    )
    return [
      ...closePairs,
      ...listPairs(hues, scheme).flatMap((pair) => likeness(pair, hues, scheme)),
    ]
  })
}

const isSeen = (color: string, scheme: Scheme) => contrast(color, surfaces[scheme].card) >= 3

/** Returns a line if two colors look alike. */
function likeness(pair: Pair['colors'], hues: readonly string[], scheme: Scheme): string[] {
  const isApart = (colors: Pair['colors']) =>
    visionNames.every((vision) => apart(colors, vision) >= LEAST_DIFFERENCE)
  if (isApart(pair)) return []
  const [one, other] = pair
  const vision = visionNames.reduce((a, b) => (apart(pair, b) < apart(pair, a) ? b : a))
  const { name, color, at = 0 } = other.at === undefined ? one : other
  const nearest = nearestShade(
    color,
    (shade) =>
      isSeen(shade, scheme) &&
      listPairs(hues.with(at, shade), scheme)
        .filter((colors) => colors.some((each) => each.at === at))
        .every(isApart),
  )
  const change =
    nearest === undefined
      ? `no shade of ${name} would do: give it another hue`
      : `the nearest shade of ${name} that would do is ${nearest}`
  return [
    `charts.${scheme}, ${one.name} and ${other.name}: ${one.color} and ${other.color} look alike with ${vision}, with a difference of ${apart(pair, vision).toFixed(1)} where ${LEAST_DIFFERENCE} is needed; ${change}`,
  ]
}
