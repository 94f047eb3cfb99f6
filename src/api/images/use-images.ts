import { useQueries } from '@tanstack/react-query'
import type { Scope } from '@/auth/realm'
import { imageQueries, type ImageVariant } from './queries'
import type { ImageRequest } from './schema'

/** Several images at once, in their order. Apart from the queries: only the viewer needs what it is made with. */
export function useImages(
  scope: Scope,
  images: readonly { variant: ImageVariant; request: ImageRequest }[],
) {
  return useQueries({
    queries: images.map(({ variant, request }) => imageQueries(scope).image(variant, request)),
  })
}
