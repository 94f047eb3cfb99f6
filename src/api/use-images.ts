import { useQueries } from '@tanstack/react-query'
import type { Scope } from '@/lib/realm'
import { imageQueries, type ImageVariant } from './images'
import type { ImageRequest } from '@/backend/images'

/**
 * Fetches several images in parallel and returns them in order. Separate from the queries, because only the viewer
 * needs this code.
 */
export function useImages(
  scope: Scope,
  images: readonly { variant: ImageVariant; request: ImageRequest }[],
) {
  return useQueries({
    queries: images.map(({ variant, request }) => imageQueries(scope).image(variant, request)),
  })
}
