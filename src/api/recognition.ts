import { i18n } from '@lingui/core'
import { useCallback } from 'react'
import { call } from '@/api/core/http'
import { useSecretMutation } from '@/api/core/use-secret-mutation'
import {
  type DocumentSide,
  type DocumentType,
  imageField,
  type Recognition,
  recognition,
  type RecognitionRequest,
} from '@/backend/recognition'
import type { Scope } from '@/lib/realm'

/** Photos in base64. */
type Photos = readonly { side: DocumentSide; base64: string }[]

interface RecognitionCall {
  type: DocumentType
  photos: Photos
  signal: AbortSignal
}

/** Recognizes a document. The photos and the result are kept only in the screen's state, never in a cache. */
export function useRecognition(scope: Scope) {
  return useSecretMutation(
    useCallback(
      ({ type, photos, signal }: RecognitionCall): Promise<Recognition> =>
        call(scope, recognition, recognitionRequest(type, photos), signal),
      [scope],
    ),
  )
}

/**
 * Returns the request body. The service supports only English and Arabic, so `lang` is English for every other locale.
 * @internal Exported for its test.
 */
export function recognitionRequest(type: DocumentType, photos: Photos): RecognitionRequest {
  const images = photos.map(({ side, base64 }) => [imageField(type, side), base64])
  const lang = i18n.locale === 'ar' ? 'ar' : 'en'
  return { document_type: type, data: { ...Object.fromEntries(images), lang } }
}
