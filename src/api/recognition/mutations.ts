import { useCallback } from 'react'
import { post } from '@/api/core/http'
import { useSecretMutation } from '@/api/core/use-secret-mutation'
import type { RealmName, Scope } from '@/auth/realm'
import {
  imageField,
  recognitionSchema,
  type DocumentSide,
  type DocumentType,
  type Recognition,
  type RecognitionRequest,
} from './schema'

/** The clients' service reads only Egyptian national ids. */
const paths: Record<RealmName, string> = {
  client: 'v1/valify/egnid-ocr/',
  admin: 'v1/valify/generic-ocr/',
}

interface RecognitionCall {
  type: DocumentType
  /** In base64. */
  photos: readonly { side: DocumentSide; base64: string }[]
  signal: AbortSignal
}

/** Reads a document. Neither its photos nor the result stay in a cache: only the screen has them. */
export function useRecognition(scope: Scope) {
  return useSecretMutation(
    useCallback(
      ({ type, photos, signal }: RecognitionCall): Promise<Recognition> => {
        const images = photos.map(({ side, base64 }) => [imageField(type, side), base64])
        const json: RecognitionRequest = {
          document_type: type,
          // The service names fields in English or Arabic; the portal has no Arabic.
          data: { ...Object.fromEntries(images), lang: 'en' },
        }
        return post(scope, paths[scope.realm], recognitionSchema, { json, signal })
      },
      [scope],
    ),
  )
}
