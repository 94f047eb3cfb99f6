import type { CSSProperties } from 'react'

/**
 * Returns a bar's styles for a custom color. Text, lines and focus ring get the ink with the best contrast, and tints
 * keep text readable.
 */
export function barColors(color: string): CSSProperties | undefined {
  if (!color) return undefined
  const ink = inkOn(color)
  const isDark = ink === '#ffffff'
  const tint = isDark ? 'rgb(0 0 0 / 22%)' : 'rgb(255 255 255 / 32%)'
  const variables: Record<`--${string}`, string> = {
    '--bar-ink': ink,
    '--bar-line': `color-mix(in srgb, ${ink} 45%, ${color})`,
    '--bar-field': tint,
    '--bar-hover': tint,
    '--focus-ring': ink,
    ...(BRAND_LOGO
      ? { '--brand-logo': `var(--brand-logo-${isDark ? 'dark' : 'light'})` }
      : { '--bar-ground': color }),
  }
  return { ...variables, backgroundColor: color, color: ink }
}

type Ink = '#000000' | '#ffffff'

/** Returns black or white, whichever has more contrast on `#rrggbb` (WCAG). */
export function inkOn(color: string): Ink {
  return luminance(color) > 0.179 ? '#000000' : '#ffffff'
}

/** Returns the WCAG relative luminance of `#rrggbb`, from 0 to 1. */
export function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
