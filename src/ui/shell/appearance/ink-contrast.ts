import { inkOn, luminance } from './bar-colors'

/**
 * Returns the WCAG contrast of the ink on a bar of this color, from 1 to 21. With the better ink it is never below 4.5.
 */
export function inkContrast(color: string): number {
  const light = luminance(color)
  return inkOn(color) === '#ffffff' ? 1.05 / (light + 0.05) : (light + 0.05) / 0.05
}
