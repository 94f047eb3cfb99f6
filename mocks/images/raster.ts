/** A picture with one palette index per pixel. */
export type Raster = { width: number; height: number; pixels: Uint8Array<ArrayBuffer> }

export function blank(width: number, height: number, color: number): Raster {
  return { width, height, pixels: new Uint8Array(width * height).fill(color) }
}

export function fillRect(
  to: Raster,
  x: number,
  y: number,
  w: number,
  h: number,
  color: number,
): void {
  const left = clamp(x, to.width)
  const right = clamp(x + w, to.width)
  for (let row = clamp(y, to.height); row < clamp(y + h, to.height); row++) {
    to.pixels.fill(color, row * to.width + left, row * to.width + right)
  }
}

export function strokeRect(
  to: Raster,
  x: number,
  y: number,
  w: number,
  h: number,
  color: number,
  thick = 2,
): void {
  fillRect(to, x, y, w, thick, color)
  fillRect(to, x, y + h - thick, w, thick, color)
  fillRect(to, x, y, thick, h, color)
  fillRect(to, x + w - thick, y, thick, h, color)
}

export function fillEllipse(
  to: Raster,
  centreX: number,
  centreY: number,
  radiusX: number,
  radiusY: number,
  color: number,
): void {
  for (let y = -radiusY; y <= radiusY; y++) {
    const half = Math.round(radiusX * Math.sqrt(Math.max(0, 1 - (y / radiusY) ** 2)))
    fillRect(to, centreX - half, centreY + y, half * 2, 1, color)
  }
}

/** Draws the letters A to Z, `<` and spaces. Each dot in a letter is `scale` pixels wide. */
export function drawText(
  to: Raster,
  text: string,
  x: number,
  y: number,
  scale: number,
  color: number,
): void {
  ;[...text.toUpperCase()].forEach((letter, index) => {
    const left = x + index * (GLYPH_WIDTH + 1) * scale
    getGlyph(letter).forEach((bits, row) => {
      for (let column = 0; column < GLYPH_WIDTH; column++) {
        if (!(bits & (1 << (GLYPH_WIDTH - 1 - column)))) continue
        fillRect(to, left + column * scale, y + row * scale, scale, scale, color)
      }
    })
  })
}

export function textWidth(text: string, scale: number): number {
  return text.length * (GLYPH_WIDTH + 1) * scale - scale
}

export function textHeight(scale: number): number {
  return GLYPH_HEIGHT * scale
}

function clamp(value: number, limit: number): number {
  return Math.min(Math.max(Math.round(value), 0), limit)
}

const GLYPH_WIDTH = 5
const GLYPH_HEIGHT = 7

/** Seven rows per letter. Each row is a base-32 digit, with one bit for each of the row's five dots. */
// oxfmt-ignore
const rows: Record<string, string> = {
  A: 'ehhvhhh', B: 'uhhuhhu', C: 'ehggghe', D: 'uhhhhhu', E: 'vggsggv', F: 'vggsggg',
  G: 'ehgnhhe', H: 'hhhvhhh', I: 'e44444e', J: '72222ic', K: 'hikokih', L: 'ggggggv',
  M: 'hrllhhh', N: 'hhpljhh', O: 'ehhhhhe', P: 'uhhuggg', Q: 'ehhhlid', R: 'uhhukih',
  S: 'fgge11u', T: 'v444444', U: 'hhhhhhe', V: 'hhhhha4', W: 'hhhllrh', X: 'hha4ahh',
  Y: 'hha4444', Z: 'v1248gv', '<': '248g842', ' ': '0000000',
}

function getGlyph(letter: string): number[] {
  return [...(rows[letter] ?? '')].map((digit) => Number.parseInt(digit, 32))
}
