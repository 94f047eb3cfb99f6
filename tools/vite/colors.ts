export type Triple = readonly [number, number, number]
type Lch = { l: number; c: number; h: number }

/**
 * Returns the color if `does` accepts it. Otherwise, returns the nearest darker or lighter shade that `does` accepts.
 */
export function nearestShade(color: string, does: (color: string) => boolean): string | undefined {
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

/** Returns the WCAG 2 contrast ratio, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(hex: string): number {
  const [r, g, b] = linear(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
const formatHex = (values: readonly number[]) =>
  `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`

/** Mixes two colors like `color-mix(in srgb, …)`. */
export function mixColors(color: string, share: number, surface: string): string {
  const below = channels(surface)
  return formatHex(
    channels(color).map((value, at) => value * share + (below[at] ?? 0) * (1 - share)),
  )
}

/** Returns linear red, green and blue, in proportion to the light, from 0 to 1. */
export function linear(hex: string): Triple {
  const [r = 0, g = 0, b = 0] = channels(hex).map((channel) => {
    const value = channel / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return [r, g, b]
}

// Conversions for OKLab and OKLCH. In these color spaces, a change in lightness keeps the hue:
// https://bottosson.github.io/posts/oklab/

/** Converts linear red, green and blue to lightness and the two color axes. */
export function toLab([r, g, b]: Triple): Triple {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

export function toLch(hex: string): Lch {
  const [l, x, y] = toLab(linear(hex))
  return { l, c: Math.hypot(x, y), h: Math.atan2(y, x) }
}

/** Converts a color to hexadecimal digits. Reduces its chroma if a screen can't show the color. */
export function toHex({ l, c, h }: Lch): string {
  let [most, least] = [c, 0]
  if (isInGamut(toLinear({ l, c, h }))) least = c
  else
    for (let round = 0; round < 20; round += 1) {
      const middle = (most + least) / 2
      if (isInGamut(toLinear({ l, c: middle, h }))) least = middle
      else most = middle
    }
  return formatHex(
    toLinear({ l, c: least, h }).map((channel) => {
      const value = Math.min(1, Math.max(0, channel))
      return 255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)
    }),
  )
}

const isInGamut = (values: readonly number[]) =>
  values.every((value) => value >= -0.0001 && value <= 1.0001)

function toLinear({ l: lightness, c, h }: Lch): Triple {
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
