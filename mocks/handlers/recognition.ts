import * as v from 'valibot'
import {
  documentTypes,
  imageField,
  recognition,
  sidesOf,
  type DocumentType,
  type RecognitionInput,
} from '@/backend/recognition'
import { handlePost, type Call } from '@mocks/http'
import { MAX_IMAGE, hashOf, isImage } from '@mocks/images/uploaded-image'
import { invalidFields, ok, problem, type MockResponse } from '@mocks/responses'
import { documentData } from '@mocks/seeds/document-data'
import { say } from '@mocks/texts/say'
import { wireId, wireText } from '@mocks/wire-fields'

const wireLang = v.picklist(['en', 'ar'])
const nationalIdRequest = v.strictObject({
  document_type: v.literal('egy_nid'),
  data: v.strictObject({
    front_img: wireText,
    back_img: wireText,
    bundle_id: v.optional(wireId),
    lang: wireLang,
  }),
})
const documentRequest = v.strictObject({
  document_type: v.picklist(documentTypes),
  data: v.strictObject({
    img: v.optional(wireText),
    front_img: v.optional(wireText),
    back_img: v.optional(wireText),
    lang: wireLang,
  }),
})

/** Documents that a database reads before its trials are used up. */
const MAX_TRIALS = 50

const image = v.pipe(
  v.string(say((t) => t.required)),
  v.maxLength(
    MAX_IMAGE,
    say((t) => t.imageTooLarge),
  ),
  v.check(
    isImage,
    say((t) => t.notAnImage),
  ),
)
const images = v.object({
  img: v.optional(image),
  front_img: v.optional(image),
  back_img: v.optional(image),
  bundle_id: v.optional(v.string()),
  lang: v.picklist(
    ['en', 'ar'],
    say((t) => t.enOrAr),
  ),
})
const bodyOf = (types: readonly DocumentType[]) =>
  v.object({
    document_type: v.picklist(
      types,
      say((t) => t.documentNotSupported),
    ),
    data: images,
  })
type Body = v.InferOutput<ReturnType<typeof bodyOf>>

export const handlers = [
  handlePost(
    {
      endpoint: recognition,
      realm: 'client',
      request: nationalIdRequest,
      body: bodyOf(['egy_nid']),
    },
    (call, body) => read(call, body),
  ),
  handlePost(
    {
      endpoint: recognition,
      realm: 'admin',
      request: documentRequest,
      permission: ['service_demo'],
      body: bodyOf(documentTypes),
    },
    (call, body) => read(call, body),
  ),
]

function read({ db, url }: Call, { document_type, data }: Body): MockResponse {
  const fields = sidesOf(document_type).map((side) => imageField(document_type, side))
  const missing = fields.filter((field) => data[field] === undefined)
  if (missing.length > 0)
    return invalidFields(
      Object.fromEntries(missing.map((field) => [`data.${field}`, [say((t) => t.required)]])),
    )
  if (data.back_img !== undefined && data.back_img === data.front_img)
    return invalidFields({ 'data.back_img': [say((t) => t.sameImage)] })
  const used = db.log.filter(({ path, status }) => path === url.pathname && status === 200).length
  if (used >= MAX_TRIALS)
    return problem(
      400,
      say((t) => t.noAttempts),
      { error_code: 5012 },
    )

  const pixels = hashOf(data.front_img ?? data.img ?? '')
  return ok<RecognitionInput>({
    ...documentData(document_type, pixels),
    document_type,
    transaction_id: crypto.randomUUID(),
    trials_remaining: MAX_TRIALS - used - 1,
  })
}
