import type { ImageVariant } from '@/api/images'

/** How the original and the boxed image are shown, or the face next to another one. */
export type ViewerMode = 'original' | 'boxed' | 'side' | 'swipe' | 'overlay' | 'faces'

/** The panes of a mode, each with its layers from bottom to top. */
export const panesByMode: Record<ViewerMode, readonly (readonly ImageVariant[])[]> = {
  original: [['original']],
  boxed: [['boxed']],
  side: [['original'], ['boxed']],
  swipe: [['original', 'boxed']],
  overlay: [['original', 'boxed']],
  faces: [['original']],
}
