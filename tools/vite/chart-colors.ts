import { contrast, linear, nearestShade, toLab, type Triple } from './colors.ts'
import { advice, ratio, surfaces } from './shades.ts'

export type Charts = Record<'light' | 'dark', readonly string[]>
type Scheme = keyof Charts
/** `at`: its place among the colors of charts. */
type Color = { name: string; color: string; at?: number }
type Pair = { colors: [Color, Color]; scheme: Scheme; vision: Vision; difference: number }

/** The bars of a list of failures (--status-failure-solid), which stands beside lists in the first color of charts. */
export const failureBars = { light: '#c43f3f', dark: '#d65e5e' } as const

/**
 * The least distance of two colors in OKLab, times 100. Two fields that touch are seen to differ from about 2 on. These are
 * thin bars and lines away from one another, and are found again in a legend: four times as much.
 */
export const LEAST_DIFFERENCE = 8

/**
 * What somebody without one of the three kinds of cones sees of linear red, green and blue (Machado, Oliveira and
 * Fernandes 2009, severity 1), as browsers simulate it.
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

/** How far two colors are from one another for this vision, in OKLab times 100. */
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

/** For each vision and scheme the two colors that are the most alike. */
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

/** A chart of n series has the first n colors, each of which may be beside any other. */
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

/** A line for each color of charts that is not seen well enough on a card, and for each two that look alike. */
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

/** The line for two colors that look alike, or none. */
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
