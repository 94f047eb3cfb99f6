import { markText, type SpecimenMark } from '@/lib/documents/specimen-mark'

const WIDTH = 1012
const HEIGHT = 638

/** Flaws that a drawn sample can have. */
export type SpecimenFlaw = SpecimenMark | 'unreadable'

/**
 * Draws a card without a face as a PNG file, for trying a service without a real document. The mock backend treats a
 * flawed card like a flawed photo; an unreadable card contains only a few pixels of the corner.
 */
export async function createSpecimenFile(name: string, flaw?: SpecimenFlaw): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = flaw === 'unreadable' ? 16 : WIDTH
  canvas.height = flaw === 'unreadable' ? 10 : HEIGHT
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no images')
  context.fillStyle = '#dfe9ec'
  context.fillRect(0, 0, WIDTH, HEIGHT)
  context.fillStyle = '#ffffff'
  context.fillRect(24, 24, WIDTH - 48, HEIGHT - 48)
  context.fillStyle = '#c3d4d9'
  // A head and shoulders without a face, then lines where text would be.
  context.beginPath()
  context.arc(190, 230, 70, 0, 2 * Math.PI)
  context.arc(190, 440, 120, Math.PI, 2 * Math.PI)
  context.fill()
  for (let line = 0; line < 6; line++) context.fillRect(380, 150 + line * 62, 520 - line * 45, 26)
  context.fillStyle = '#0f728d'
  context.font = '600 44px sans-serif'
  context.fillText(`SPECIMEN · ${name}`, 380, 110)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('This browser draws no images')
  const mark = flaw && flaw !== 'unreadable' ? [markText(flaw)] : []
  return new File([blob, ...mark], `specimen-${flaw ?? name}.png`, { type: 'image/png' })
}
