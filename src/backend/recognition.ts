import * as v from 'valibot'
import { endpoint } from './endpoint'
import { boxesSchema } from './images'
import { expected, id, maybe, num, text } from './tolerant'
import { advancedConfidenceSchema, documentVerificationPlusSchema } from './transactions'

/** Documents that the administrators' endpoint supports. The clients' endpoint supports only the first document. */
export const documentTypes = [
  'egy_nid',
  'egy_passport',
  'mar_nid_ocr',
  'mar_passport',
  'tun_nid_ocr',
  'egy_tax_card',
] as const
export type DocumentType = (typeof documentTypes)[number]

/** Document side. A one-sided document's photo is its front. */
export type DocumentSide = 'front' | 'back'

const sides: Record<DocumentType, readonly DocumentSide[]> = {
  egy_nid: ['front', 'back'],
  egy_passport: ['front'],
  mar_nid_ocr: ['front', 'back'],
  mar_passport: ['front'],
  tun_nid_ocr: ['front', 'back'],
  egy_tax_card: ['front'],
}

export function getDocumentSides(type: DocumentType): readonly DocumentSide[] {
  return sides[type]
}

/** Returns a photo's request field. Errors about the photo use the same field name. */
export function imageField(type: DocumentType, side: DocumentSide) {
  return sides[type].length === 1 ? 'img' : (`${side}_img` as const)
}

export const recognitionSchema = v.object({
  /** Values keyed by field: text, a number, or text in two scripts. */
  result: v.record(v.string(), v.unknown()),
  transaction_id: expected(id),
  trials_remaining: expected(num),
  document_type: maybe(text),
  boxes: boxesSchema,
  advanced_confidence: maybe(advancedConfidenceSchema),
  document_verification_plus: maybe(documentVerificationPlusSchema),
  profession_analysis: maybe(v.unknown()),
})
export type Recognition = v.InferOutput<typeof recognitionSchema>
/** A result on the wire. */
export type RecognitionInput = v.InferInput<typeof recognitionSchema>

/** Request with base64 images: `img` for a one-sided document, `front_img` and `back_img` for a two-sided document. */
export type RecognitionRequest = {
  /** Clients send only `egy_nid`. */
  document_type: DocumentType
  data: {
    img?: string | undefined
    front_img?: string | undefined
    back_img?: string | undefined
    /** Only clients send it. */
    bundle_id?: string | undefined
    lang: 'en' | 'ar'
  }
}

export const recognition = endpoint<RecognitionRequest>()({
  id: 'recognizeDocument',
  post: { client: 'v1/valify/egnid-ocr/', admin: 'v1/valify/generic-ocr/' },
  response: recognitionSchema,
})
