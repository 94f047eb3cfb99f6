import { inkOn, luminance } from './bar-colors'

/**
 * Returns the WCAG contrast ratio between a bar of this color and its ink. The ratio is at least 4.5, because `inkOn`
 * picks the better ink.
 */
export function inkContrast(color: string): number {
  const light = luminance(color)
  return inkOn(color) === '#ffffff' ? 1.05 / (light + 0.05) : (light + 0.05) / 0.05
}
