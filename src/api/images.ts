import { queryOptions, useQuery } from '@tanstack/react-query'
import { ApiError } from '@/api/core/api-error'
import { callForLargeJson } from '@/api/core/http-files'
import { type Box, type ImageRequest, images } from '@/backend/images'
import { imageDecoder } from '@/browser/decode-image'
import { readJsonAround } from '@/browser/read-json-around'
import type { Scope } from '@/lib/realm'

/** `original` is the image that the service received. `boxed` has boxes around the recognized fields. */
export type ImageVariant = 'original' | 'boxed'

export type FetchedImage = {
  /** The browser keeps the blob outside the page's memory. The image's first bytes determine the blob's type. */
  blob: Blob
  boxes: readonly Box[]
}

/** Milliseconds to keep an image after it leaves the screen: long enough to switch back and forth. */
const KEPT = 10_000

/** Transaction images. Only the admin backend has them (behavior 7.6). */
export function imageQueries(scope: Scope) {
  const key = [scope.realm, scope.sid, 'images'] as const
  return {
    /** Returns null if the image doesn't exist. Throws NotAnImageError if the data is not an image (row F5). */
    image: (variant: ImageVariant, request: ImageRequest) =>
      queryOptions({
        queryKey: [...key, variant, request],
        queryFn: async ({ signal }): Promise<FetchedImage | null> => {
          const image = imageDecoder()
          try {
            const { boxes = [] } = await callForLargeJson(scope, images[variant], request, {
              signal,
              read: (body, limitedSignal, nameOf) =>
                readJsonAround(body, nameOf('img'), image.add, limitedSignal),
            })
            return { blob: image.end(), boxes }
          } catch (error) {
            if (error instanceof ApiError && error.status === 404) return null
            throw error
          }
        },
        gcTime: KEPT,
        // A document does not change, so an image on screen is not fetched again.
        staleTime: Infinity,
        refetchOnReconnect: false,
      }),
  }
}

export function useImage(scope: Scope, variant: ImageVariant, request: ImageRequest) {
  return useQuery(imageQueries(scope).image(variant, request))
}
