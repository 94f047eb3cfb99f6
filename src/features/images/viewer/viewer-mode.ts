import type { ImageVariant } from '@/api/images'

/**
 * Image versions that the viewer shows: the original, the boxed image or both. `faces` shows the image next to another
 * face.
 */
export type ViewerMode = 'original' | 'boxed' | 'side' | 'swipe' | 'overlay' | 'faces'

/** Panes of each mode, with their layers from bottom to top. */
export const panesByMode: Record<ViewerMode, readonly (readonly ImageVariant[])[]> = {
  original: [['original']],
  boxed: [['boxed']],
  side: [['original'], ['boxed']],
  swipe: [['original', 'boxed']],
  overlay: [['original', 'boxed']],
  faces: [['original']],
}
