/** Pixels from the pane's center, or an offset in pixels. */
export type Point = { x: number; y: number }
export type Size = { width: number; height: number }

/**
 * An image's view: at `scale` 1, the whole image fits into the pane. `x` and `y` offset the image's center in pixels,
 * and `turns` counts clockwise quarter turns.
 */
export type View = Point & { scale: number; turns: number }

/** Image and pane sizes, in pixels. */
export type Bounds = { image: Size; pane: Size }

export const wholeView: View = { scale: 1, x: 0, y: 0, turns: 0 }
const MAX_SCALE = 12
/**
 * Maximum scale for showing a field. At a larger scale, the area around the field is out of view, and a photo shows no
 * more detail.
 */
const MAX_PLACE_SCALE = 4
/** Fraction of the pane that a rectangle fills. The rest is margin. */
const PLACE_SHARE = 0.8
const CENTER: Point = { x: 0, y: 0 }

/** Returns the size at which the rotated image fits its pane, as the image's width and height before the rotation. */
export function fittedSize({ image, pane }: Bounds, turns: number): Size {
  const { width, height } = turnedSize(image, turns)
  const ratio = Math.min(pane.width / width, pane.height / height)
  return { width: image.width * ratio, height: image.height * ratio }
}

/** Zooms by a factor and keeps the content under the given point in place. */
export function zoomAt(view: View, factor: number, at: Point = CENTER): View {
  const scale = clamp(view.scale * factor, 1, MAX_SCALE)
  const ratio = scale / view.scale
  return {
    ...view,
    scale,
    x: at.x - (at.x - view.x) * ratio,
    y: at.y - (at.y - view.y) * ratio,
  }
}

export function pan(view: View, by: Point): View {
  return { ...view, x: view.x + by.x, y: view.y + by.y }
}

/** Rotates a quarter turn, clockwise or counterclockwise, about the pane's center. */
export function rotate(view: View, direction: 1 | -1): View {
  return {
    ...view,
    turns: (view.turns + direction + 4) % 4,
    x: -direction * view.y + 0,
    y: direction * view.x + 0,
  }
}

/** Pans with one finger and zooms with two. Does nothing for more fingers or if the number of fingers changes. */
export function applyGesture(view: View, from: readonly Point[], to: readonly Point[]): View {
  const [from1, from2, from3] = from
  const [to1, to2, to3] = to
  if (!from1 || !to1 || from3 || to3 || !from2 !== !to2) return view
  if (!from2 || !to2) return pan(view, { x: to1.x - from1.x, y: to1.y - from1.y })
  const before = middle(from1, from2)
  const after = middle(to1, to2)
  const factor = distance(to1, to2) / Math.max(distance(from1, from2), 1)
  return pan(zoomAt(view, factor, before), { x: after.x - before.x, y: after.y - before.y })
}

/** Limits panning, so the image leaves no gap on one side while it extends beyond the other side. */
export function clampToBounds(view: View, bounds: Bounds): View {
  const { pane } = bounds
  const content = turnedSize(fittedSize(bounds, view.turns), view.turns)
  const limit = (value: number, size: number, within: number) => {
    const most = Math.max(0, (size * view.scale - within) / 2)
    return clamp(value, -most, most)
  }
  return {
    ...view,
    x: limit(view.x, content.width, pane.width),
    y: limit(view.y, content.height, pane.height),
  }
}

/** Fits a rectangle, in fractions of the image, into the pane with a margin. */
export function fitToRect(view: View, rect: Point & Size, bounds: Bounds): View {
  const { pane } = bounds
  const { width, height } = fittedSize(bounds, view.turns)
  const size = { width: rect.width * width, height: rect.height * height }
  const turnedPlace = turnedSize(size, view.turns)
  const scale = clamp(
    PLACE_SHARE * Math.min(pane.width / turnedPlace.width, pane.height / turnedPlace.height),
    1,
    MAX_PLACE_SCALE,
  )
  const offset = {
    x: 0.5 - rect.x - rect.width / 2,
    y: 0.5 - rect.y - rect.height / 2,
  }
  let at = { x: offset.x * width * scale, y: offset.y * height * scale }
  for (let turn = 0; turn < view.turns; turn += 1) at = { x: -at.y, y: at.x }
  return clampToBounds({ ...view, scale, x: at.x + 0, y: at.y + 0 }, bounds)
}

function turnedSize({ width, height }: Size, turns: number): Size {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width }
}

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max)
const middle = (a: Point, b: Point) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
