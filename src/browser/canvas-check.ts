const SIDE = 32
/** Maximum deviation of a color value, out of 255. Some browsers add invisible noise. */
const TOLERANCE = 8

/**
 * Whether this browser's fingerprinting protection returns noise, stripes or white instead of canvas pixels. Writes a
 * known picture to a file and reads it back, as the portal does with photos.
 */
export async function isCanvasFalsified(): Promise<boolean> {
  const [source, target] = [createContext(), createContext()]
  // If there is no canvas, no photo is drawn, and this check has nothing to protect.
  if (!source || !target) return false
  const known = new ImageData(SIDE, SIDE)
  for (const at of known.data.keys()) {
    const pixel = Math.floor(at / 4)
    const [x, y] = [pixel % SIDE, Math.floor(pixel / SIDE)]
    known.data[at] = 8 * ([x, y, x ^ y][at % 4] ?? SIDE)
  }
  source.putImageData(known, 0, 0)
  const file = await source.canvas.convertToBlob({ type: 'image/png' })
  target.drawImage(await createImageBitmap(file), 0, 0)
  const { data } = target.getImageData(0, 0, SIDE, SIDE)
  const wrong = data.filter((value, at) => Math.abs(value - (known.data[at] ?? 0)) > TOLERANCE)
  return wrong.length > data.length / 100
}

const createContext = () =>
  new OffscreenCanvas(SIDE, SIDE).getContext('2d', { willReadFrequently: true })
