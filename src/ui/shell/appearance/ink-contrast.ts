import { inkOn, luminance } from './bar-colors'

/**
 * Returns the WCAG contrast between a bar of this color and its ink, from 1 to 21. It is never below 4.5, because
 * `inkOn` picks the better ink.
 */
export function inkContrast(color: string): number {
  const light = luminance(color)
  return inkOn(color) === '#ffffff' ? 1.05 / (light + 0.05) : (light + 0.05) / 0.05
}
