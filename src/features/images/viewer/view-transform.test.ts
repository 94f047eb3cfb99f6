import { expect, test } from 'vitest'
import {
  applyGesture,
  fitToRect,
  fittedSize,
  clampToBounds,
  pan,
  rotate,
  wholeView,
  zoomAt,
  type Bounds,
  type View,
} from './view-transform'

const view = (part: Partial<View>): View => ({ ...wholeView, ...part })
/** A landscape image, twice as wide as high. It fits into the square pane at 400 by 200. */
const bounds: Bounds = { image: { width: 800, height: 400 }, pane: { width: 400, height: 400 } }

test.each([
  ['upright', 0, { width: 400, height: 200 }],
  ['rotated', 1, { width: 400, height: 200 }],
])('fits an image into its pane when %s', (_, turns, size) => {
  expect(fittedSize(bounds, turns)).toEqual(size)
})

test('fits a rotated image by its rotated dimensions', () => {
  const wide = { image: { width: 800, height: 400 }, pane: { width: 400, height: 100 } }
  expect(fittedSize(wide, 0)).toEqual({ width: 200, height: 100 })
  expect(fittedSize(wide, 3)).toEqual({ width: 100, height: 50 })
})

test.each([
  ['in around the center', wholeView, 2, { x: 0, y: 0 }, view({ scale: 2 })],
  [
    'in around a point that stays in place',
    wholeView,
    2,
    { x: 50, y: -20 },
    view({ scale: 2, x: -50, y: 20 }),
  ],
  ['out again', view({ scale: 2, x: -50, y: 20 }), 0.5, { x: 50, y: -20 }, wholeView],
  ['out no further than the whole image', wholeView, 0.5, { x: 50, y: 0 }, wholeView],
  [
    'in no further than 12 times',
    view({ scale: 12, x: 7 }),
    2,
    { x: 9, y: 9 },
    view({ scale: 12, x: 7 }),
  ],
])('zooms %s', (_, from, factor, at, to) => {
  expect(zoomAt(from, factor, at)).toEqual(to)
})

test.each([
  ['clockwise', 1, view({ turns: 1, x: -20, y: 10 })],
  ['counterclockwise', -1, view({ turns: 3, x: 20, y: -10 })],
] as const)("rotates %s around the pane's center", (_, direction, to) => {
  expect(rotate(view({ x: 10, y: 20 }), direction)).toEqual(to)
})

test('restores the view after four quarter turns', () => {
  const start = view({ scale: 3, x: 10, y: -20 })
  expect([1, 1, 1, 1].reduce((each) => rotate(each, 1), start)).toEqual(start)
})

test.each([
  ['one finger pans', [{ x: 0, y: 0 }], [{ x: 9, y: -4 }], view({ scale: 2, x: 9, y: -4 })],
  [
    'two fingers that move apart zoom in around their center',
    [
      { x: -10, y: 0 },
      { x: 10, y: 0 },
    ],
    [
      { x: -20, y: 0 },
      { x: 20, y: 0 },
    ],
    view({ scale: 4 }),
  ],
  [
    'two fingers that move together pan',
    [
      { x: -10, y: 0 },
      { x: 10, y: 0 },
    ],
    [
      { x: 0, y: 5 },
      { x: 20, y: 5 },
    ],
    view({ scale: 2, x: 10, y: 5 }),
  ],
  [
    'a second finger that only touches down changes nothing',
    [{ x: 0, y: 0 }],
    [
      { x: 0, y: 0 },
      { x: 9, y: 9 },
    ],
    view({ scale: 2 }),
  ],
  [
    'three fingers change nothing',
    [1, 2, 3].map((x) => ({ x, y: x })),
    [2, 3, 4].map((x) => ({ x, y: x })),
    view({ scale: 2 }),
  ],
  ['no fingers change nothing', [], [], view({ scale: 2 })],
])('applies a gesture: %s', (_, from, to, result) => {
  expect(applyGesture(view({ scale: 2 }), from, to)).toEqual(result)
})

test.each([
  ['a whole image cannot move', view({ x: 50, y: 50 }), view({})],
  [
    'a zoomed image stops at its edges',
    view({ scale: 3, x: 900, y: -900 }),
    view({ scale: 3, x: 400, y: -100 }),
  ],
  [
    'an image side shorter than the pane stays centered',
    view({ scale: 2, x: 10, y: 10 }),
    view({ scale: 2, x: 10 }),
  ],
  [
    'a rotated image has its width and height swapped',
    view({ scale: 3, x: 900, y: -900, turns: 1 }),
    view({ scale: 3, x: 100, y: -400, turns: 1 }),
  ],
])('keeps the image in its pane: %s', (_, from, to) => {
  expect(clampToBounds(from, bounds)).toEqual(to)
})

test('pans by an offset in pixels', () => {
  expect(pan(view({ x: 1, y: 2 }), { x: 3, y: -3 })).toEqual(view({ x: 4, y: -1 }))
})

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height })

test.each([
  ['wide, limited by its width', wholeView, box(0.25, 0.375, 0.5, 0.25), view({ scale: 1.6 })],
  ['high, limited by its height', wholeView, box(0.4375, 0, 0.125, 1), view({ scale: 1.6 })],
  [
    'small, with some surroundings',
    wholeView,
    box(0.21875, 0.46875, 0.0625, 0.0625),
    view({ scale: 4, x: 400 }),
  ],
  [
    'larger than the visible area',
    view({ scale: 12, x: 90 }),
    box(0.25, 0.375, 0.5, 0.25),
    view({ scale: 1.6 }),
  ],
  ['the whole image', view({ scale: 3 }), box(0, 0, 1, 1), wholeView],
  [
    'wide in a rotated image, limited by the pane height',
    view({ turns: 1 }),
    box(0.25, 0.375, 0.5, 0.25),
    view({ scale: 1.6, turns: 1 }),
  ],
  [
    'off center in a rotated image',
    view({ turns: 1 }),
    box(0.21875, 0.46875, 0.0625, 0.0625),
    view({ scale: 4, y: 400, turns: 1 }),
  ],
])('fits a rectangle of the image into the pane with a margin: %s', (_, from, place, to) => {
  expect(fitToRect(from, place, bounds)).toEqual(to)
})
