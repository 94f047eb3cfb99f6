import type { Box } from '@/backend/images'
import { chance, hash } from '@mocks/seeds/random'
import { encodePng, type Color } from './png'
import {
  blank,
  drawText,
  fillEllipse,
  fillRect,
  strokeRect,
  textHeight,
  textWidth,
  type Raster,
} from './raster'

export const specimenTypes = ['front', 'back', 'selfie', 'passport'] as const
type SpecimenType = (typeof specimenTypes)[number]

const palette: readonly Color[] = [
  [236, 239, 243],
  [250, 251, 252],
  [178, 188, 199],
  [120, 134, 150],
  [70, 84, 102],
  [205, 214, 224],
  [214, 66, 66],
  [226, 232, 224],
]
const page = 0
const paper = 1
const line = 2
const ink = 3
const dark = 4
const shade = 5
const red = 6
const tint = 7

const width = 640
const height = 404

/** Field layout for each image type: positions and sizes as fractions of the image. */
const layouts: Record<
  SpecimenType,
  readonly [field: string, x: number, y: number, w: number, h: number][]
> = {
  front: [
    ['first_name', 0.52, 0.27, 0.4, 0.07],
    ['full_name', 0.42, 0.38, 0.5, 0.07],
    ['street', 0.42, 0.51, 0.5, 0.06],
    ['area', 0.5, 0.6, 0.42, 0.06],
    ['front_nid', 0.4, 0.76, 0.52, 0.09],
    ['date_of_birth', 0.08, 0.78, 0.24, 0.06],
    ['serial_number', 0.08, 0.89, 0.2, 0.05],
  ],
  back: [
    ['back_nid', 0.45, 0.1, 0.46, 0.07],
    ['release_date', 0.1, 0.1, 0.2, 0.06],
    ['profession', 0.35, 0.22, 0.56, 0.06],
    ['gender', 0.75, 0.33, 0.16, 0.06],
    ['religion', 0.5, 0.33, 0.18, 0.06],
    ['marital_status', 0.24, 0.33, 0.2, 0.06],
    ['husband_name', 0.45, 0.44, 0.46, 0.06],
    ['expiry_date', 0.1, 0.56, 0.4, 0.06],
  ],
  selfie: [],
  passport: [
    ['passport_number', 0.66, 0.12, 0.26, 0.06],
    ['full_name', 0.38, 0.24, 0.5, 0.06],
    ['nationality', 0.38, 0.35, 0.2, 0.06],
    ['date_of_birth', 0.38, 0.46, 0.26, 0.06],
    ['release_date', 0.38, 0.57, 0.26, 0.06],
    ['expiry_date', 0.68, 0.57, 0.24, 0.06],
  ],
}

export type Specimen = { type: SpecimenType; png: Uint8Array; boxes: Box[] }

/**
 * Draws a placeholder, never a real card or face, with boxes around the recognized fields. The same seed always
 * produces the same image.
 */
export function drawSpecimen(
  type: SpecimenType,
  seed: number,
  isFound: (field: string) => boolean,
): Specimen {
  const picture = type === 'selfie' ? drawSelfie(seed) : drawCard(type, seed)
  const boxes = specimenBoxes(type, seed, isFound)
  for (const { x, y, w, h } of boxes) {
    strokeRect(
      picture,
      x * picture.width - 5,
      y * picture.height - 5,
      w * picture.width + 10,
      h * picture.height + 10,
      red,
    )
  }
  return { type, png: encodePng(picture, palette), boxes }
}

/** Returns the boxes around the recognized fields, in the response format. */
export function specimenBoxes(
  type: SpecimenType,
  seed: number,
  isFound: (field: string) => boolean,
): Box[] {
  const layout = layouts[type].filter(([field]) => isFound(field))
  return layout.map(([field, x, y, w, h], index): Box => ({
    field,
    side: type === 'back' ? 'back' : 'front',
    x,
    y,
    w,
    h,
    confidence: Number((0.82 + chance(seed, index, 3) * 0.17).toFixed(3)),
  }))
}

function drawCard(type: Exclude<SpecimenType, 'selfie'>, seed: number): Raster {
  const picture = blank(width, height, page)
  fillRect(picture, 12, 12, width - 24, height - 24, type === 'back' ? tint : paper)
  strokeRect(picture, 12, 12, width - 24, height - 24, line, 3)
  if (type === 'front') portrait(picture, 46, 60, 150, 190, seed)
  if (type === 'passport') portrait(picture, 46, 70, 160, 200, seed)
  if (type === 'back') barcode(picture, seed)
  if (type === 'passport') {
    for (const y of [316, 348]) drawText(picture, `P<UTO${'SPECIMEN<<'.repeat(3)}`, 40, y, 2, dark)
  }
  layouts[type].forEach(([, x, y, w, h], index) => {
    const share = 0.6 + 0.4 * chance(seed, index, 7)
    // Arabic text is right-aligned.
    const start = x + (type === 'passport' ? 0 : w * (1 - share))
    fillRect(
      picture,
      start * width,
      y * height,
      w * share * width,
      h * height,
      index < 2 ? ink : shade,
    )
  })
  stamp(picture)
  return picture
}

function drawSelfie(seed: number): Raster {
  const picture = blank(420, 520, page)
  portrait(picture, 20, 20, 380, 480, seed)
  stamp(picture)
  return picture
}

/** Draws a head and shoulders without a face. */
function portrait(to: Raster, x: number, y: number, w: number, h: number, seed: number): void {
  fillRect(to, x, y, w, h, shade)
  const center = x + w / 2
  const wide = w * (0.2 + 0.04 * chance(seed, 1, 9))
  for (let row = y + h * 0.66; row < y + h; row++) {
    const half = Math.min(w * 0.44, w * 0.16 + (row - y - h * 0.66) * 1.4)
    fillRect(to, center - half, row, half * 2, 1, ink)
  }
  fillRect(to, center - w * 0.09, y + h * 0.5, w * 0.18, h * 0.2, ink)
  fillEllipse(to, center, Math.round(y + h * 0.38), Math.round(wide), Math.round(h * 0.2), ink)
  strokeRect(to, x, y, w, h, line)
}

function barcode(to: Raster, seed: number): void {
  let x = 60
  for (let bar = 0; x < width - 60; bar++) {
    const wide = 1 + (hash(seed, bar, 5) % 4)
    fillRect(to, x, 280, wide, 80, dark)
    x += wide + 1 + (hash(seed, bar, 6) % 3)
  }
}

function stamp(to: Raster): void {
  const scale = 6
  const x = (to.width - textWidth('SPECIMEN', scale)) / 2
  drawText(to, 'SPECIMEN', x, (to.height - textHeight(scale)) / 2, scale, red)
}
