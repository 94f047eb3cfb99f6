import * as v from 'valibot'
import {
  documentTypes,
  imageField,
  recognition,
  getDocumentSides,
  type DocumentType,
  type RecognitionInput,
} from '@/backend/recognition'
import { handlePost, type Call } from '@mocks/http'
import { MAX_IMAGE, hashText, isImage } from '@mocks/images/uploaded-image'
import { invalidFields, ok, problem, type MockResponse } from '@mocks/responses'
import { documentData } from '@mocks/seeds/document-data'
import { lazyText } from '@mocks/texts/lazy-text'
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

/** Number of documents that can be read per database. After that, no attempts are left. */
const MAX_TRIALS = 50

const image = v.pipe(
  v.string(lazyText((t) => t.required)),
  v.maxLength(
    MAX_IMAGE,
    lazyText((t) => t.imageTooLarge),
  ),
  v.check(
    isImage,
    lazyText((t) => t.notAnImage),
  ),
)
const images = v.object({
  img: v.optional(image),
  front_img: v.optional(image),
  back_img: v.optional(image),
  bundle_id: v.optional(v.string()),
  lang: v.picklist(
    ['en', 'ar'],
    lazyText((t) => t.enOrAr),
  ),
})
const createBodySchema = (types: readonly DocumentType[]) =>
  v.object({
    document_type: v.picklist(
      types,
      lazyText((t) => t.documentNotSupported),
    ),
    data: images,
  })
type Body = v.InferOutput<ReturnType<typeof createBodySchema>>

export const handlers = [
  handlePost(
    {
      endpoint: recognition,
      realm: 'client',
      request: nationalIdRequest,
      body: createBodySchema(['egy_nid']),
    },
    (call, body) => recognize(call, body),
  ),
  handlePost(
    {
      endpoint: recognition,
      realm: 'admin',
      request: documentRequest,
      permission: ['service_demo'],
      body: createBodySchema(documentTypes),
    },
    (call, body) => recognize(call, body),
  ),
]

function recognize({ db, url }: Call, { document_type, data }: Body): MockResponse {
  const fields = getDocumentSides(document_type).map((side) => imageField(document_type, side))
  const missingFields = fields.filter((field) => data[field] === undefined)
  if (missingFields.length > 0)
    return invalidFields(
      Object.fromEntries(
        missingFields.map((field) => [`data.${field}`, [lazyText((t) => t.required)]]),
      ),
    )
  if (data.back_img !== undefined && data.back_img === data.front_img)
    return invalidFields({ 'data.back_img': [lazyText((t) => t.sameImage)] })
  const usedTrials = db.log.filter(
    ({ path, status }) => path === url.pathname && status === 200,
  ).length
  if (usedTrials >= MAX_TRIALS)
    return problem(
      400,
      lazyText((t) => t.noAttempts),
      { error_code: 5012 },
    )

  const pixels = hashText(data.front_img ?? data.img ?? '')
  return ok<RecognitionInput>({
    ...documentData(document_type, pixels),
    document_type,
    transaction_id: crypto.randomUUID(),
    trials_remaining: MAX_TRIALS - usedTrials - 1,
  })
}
