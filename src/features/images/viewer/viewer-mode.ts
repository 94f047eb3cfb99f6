import type { ImageVariant } from '@/api/images'

/** Whether the original, the boxed image or both are shown, or the face next to another face. */
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
