/** An image. `data` has four bytes per pixel: red, green, blue, alpha. */
export type Pixels = { width: number; height: number; data: Uint8ClampedArray }

/** Measures of how hard a document is to read, taken on a photo scaled to `QUALITY_SIDE`. */
export type PhotoQuality = {
  /** From 0 for the sharpest picture to 1 for a picture without edges. */
  blur: number
  /** The overexposed share of the picture, not counting a white background. */
  glare: number
  /** The mean lightness, 0 to 1. */
  brightness: number
}

/** Likely problems with a photo. The user can override each problem. */
export type PhotoAdvice = 'small' | 'dark' | 'blurred' | 'glare'

/** Longer side, in pixels, of the scaled photo to measure. The scale is fixed because blur depends on it. */
export const QUALITY_SIDE = 800
/** Minimum length of the longer side, in pixels. Smaller photos lose small print. */
const MIN_SIDE = 800

const MAX_BLUR = 0.55
const MAX_GLARE = 0.015
const MIN_BRIGHTNESS = 0.22

/**
 * Returns the warnings to show before the photo is sent, the most serious first. The width and height are the original
 * photo's.
 */
export function photoAdvice(
  { blur, glare, brightness }: PhotoQuality,
  { width, height }: { width: number; height: number },
): PhotoAdvice[] {
  const advice: [PhotoAdvice, boolean][] = [
    ['small', Math.max(width, height) < MIN_SIDE],
    ['dark', brightness < MIN_BRIGHTNESS],
    ['blurred', blur > MAX_BLUR],
    ['glare', glare > MAX_GLARE],
  ]
  return advice.flatMap(([each, isGiven]) => (isGiven ? each : []))
}

/** Measures a photo. Takes about 20 ms, so call this function in a worker. */
export function photoQuality({ width, height, data }: Pixels): PhotoQuality {
  const light = new Float32Array(width * height)
  let sum = 0
  for (let at = 0; at < light.length; at += 1) {
    const value =
      0.299 * (data[at * 4] ?? 0) +
      0.587 * (data[at * 4 + 1] ?? 0) +
      0.114 * (data[at * 4 + 2] ?? 0)
    light[at] = value
    sum += value
  }
  return {
    blur: Math.max(blurAlong(light, width, height, 1), blurAlong(light, height, width, width)),
    glare: measureGlare(light, width, height),
    brightness: sum / Math.max(light.length, 1) / 255,
  }
}

/** Radius in pixels over which the second blur averages. */
const REACH = 4

/**
 * Returns how little another blur reduces the differences between neighbors, regardless of contrast and content (Crete
 * et al., "The blur effect", 2007). A sharp picture loses most differences, a blurred picture hardly any.
 */
function blurAlong(light: Float32Array, length: number, lines: number, step: number): number {
  const across = step === 1 ? length : 1
  let before = 0
  let lostPixels = 0
  for (let line = 0; line < lines; line += 1) {
    const at = (index: number) => light[line * across + index * step] ?? 0
    let sum = 0
    for (let index = 0; index < REACH * 2 + 1; index += 1) sum += at(index)
    let mean = sum
    for (let index = REACH + 1; index + REACH < length; index += 1) {
      sum += at(index + REACH) - at(index - REACH - 1)
      const difference = Math.abs(at(index) - at(index - 1))
      before += difference
      lostPixels += Math.max(0, difference - Math.abs(sum - mean) / (REACH * 2 + 1))
      mean = sum
    }
  }
  return before === 0 ? 1 : 1 - lostPixels / before
}

/** Side length of a tile in pixels. */
const TILE = 16
const BURNT = 250

/** Returns the share of overexposed tiles, not counting tiles that a white background connects to the edge. */
function measureGlare(light: Float32Array, width: number, height: number): number {
  const columns = Math.floor(width / TILE)
  const rows = Math.floor(height / TILE)
  const isBurnt = (tile: number) => {
    const [left, top] = [(tile % columns) * TILE, Math.floor(tile / columns) * TILE]
    for (let y = top; y < top + TILE; y += 1)
      for (let x = left; x < left + TILE; x += 1)
        if ((light[y * width + x] ?? 0) < BURNT) return false
    return true
  }
  const burnt = Array.from({ length: columns * rows }, (_, tile) => isBurnt(tile))
  const isAtEdge = (tile: number) => {
    const [column, row] = [tile % columns, Math.floor(tile / columns)]
    return column === 0 || row === 0 || column === columns - 1 || row === rows - 1
  }
  const background = [...burnt.keys()].filter((tile) => burnt[tile] && isAtEdge(tile))
  for (const tile of background) burnt[tile] = false
  for (let tile = background.pop(); tile !== undefined; tile = background.pop()) {
    const column = tile % columns
    const sides = [column > 0 ? tile - 1 : -1, column < columns - 1 ? tile + 1 : -1]
    for (const next of [...sides, tile - columns, tile + columns]) {
      if (!burnt[next]) continue
      burnt[next] = false
      background.push(next)
    }
  }
  return burnt.filter(Boolean).length / Math.max(burnt.length, 1)
}
