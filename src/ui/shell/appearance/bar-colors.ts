import type { CSSProperties } from 'react'
import { inkOn } from './ink-on'

/**
 * The styles of a bar in a custom colour: text, lines and focus ring in the ink with the best contrast. Tints
 * move away from the ink, so that text on them keeps its contrast.
 */
export function barColors(color: string): CSSProperties | undefined {
  if (!color) return undefined
  const ink = inkOn(color)
  const tint = ink === '#ffffff' ? 'rgb(0 0 0 / 22%)' : 'rgb(255 255 255 / 32%)'
  const variables: Record<`--${string}`, string> = {
    '--bar-ink': ink,
    '--bar-line': `color-mix(in srgb, ${ink} 45%, ${color})`,
    '--bar-field': tint,
    '--bar-hover': tint,
    '--focus-ring': ink,
  }
  return { ...variables, backgroundColor: color, color: ink }
}
