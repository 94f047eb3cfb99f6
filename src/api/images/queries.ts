import { queryOptions, useQuery } from '@tanstack/react-query'
import { postForLargeJson } from '@/api/core/http'
import type { Scope } from '@/auth/realm'
import { imageDecoder } from '@/browser/decode-image'
import { readJsonAround } from '@/browser/read-json-around'
import { imageSchema, type Box, type ImageRequest } from './schema'

/** As the service received it, or with the places drawn in where it found the fields. */
export type ImageVariant = 'original' | 'boxed'

export type FetchedImage = {
  /** Of a type that its first bytes name, outside of the page's memory. */
  blob: Blob
  boxes: readonly Box[]
}

/** Milliseconds that an image is kept after it left the screen: long enough to switch back and forth. */
const KEPT = 10_000

/** Images of a transaction. Only the admin backend has them (behaviour 7.6). */
export function imageQueries(scope: Scope) {
  const key = [scope.realm, scope.sid, 'images'] as const
  return {
    /** Throws NotAnImageError for what is no image (row F5). */
    image: (variant: ImageVariant, request: ImageRequest) =>
      queryOptions({
        queryKey: [...key, variant, request],
        queryFn: async ({ signal }): Promise<FetchedImage> => {
          const path = `v1/valify/${variant}-image/`
          const image = imageDecoder()
          const { boxes = [] } = await postForLargeJson(scope, path, imageSchema, {
            json: request,
            signal,
            read: (body, limited) => readJsonAround(body, 'img', image.add, limited),
          })
          return { blob: image.end(), boxes }
        },
        gcTime: KEPT,
        // A document does not change: what is on screen is not fetched again.
        staleTime: Infinity,
        refetchOnReconnect: false,
      }),
  }
}

export function useImage(scope: Scope, variant: ImageVariant, request: ImageRequest) {
  return useQuery(imageQueries(scope).image(variant, request))
}
