import { useQueries } from '@tanstack/react-query'
import type { Scope } from '@/auth/realm'
import { imageQueries, type ImageVariant } from './queries'
import type { ImageRequest } from './requests'

/** Several images at once, in order. Separate from the queries, because only the viewer needs the code behind it. */
export function useImages(
  scope: Scope,
  images: readonly { variant: ImageVariant; request: ImageRequest }[],
) {
  return useQueries({
    queries: images.map(({ variant, request }) => imageQueries(scope).image(variant, request)),
  })
}
