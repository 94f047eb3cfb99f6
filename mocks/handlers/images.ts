import * as v from 'valibot'
import type { Endpoint } from '@/backend/endpoint'
import { images, type Image, type ImageRequest } from '@/backend/images'
import { getText } from '@/lib/data-fields'
import { handlePost } from '@mocks/http'
import { drawSpecimen, specimenTypes } from '@mocks/images/specimen'
import { findRowId, visibleBundle } from '@mocks/queries/visible-bundle'
import { idField } from '@mocks/request-fields'
import { notFound, ok } from '@mocks/responses'
import { calendarFor } from '@mocks/seeds/bundle-calendar'
import { createPlan } from '@mocks/seeds/plan'
import { hash } from '@mocks/seeds/random'
import { storedImages, transactionDetail } from '@mocks/seeds/transaction-rows'
import { wireId, wireText } from '@mocks/wire-fields'

const request = v.strictObject({
  bundle_id: wireId,
  transaction_id: wireId,
  session_id: v.optional(wireId),
  image_type: v.optional(wireText),
})
const body: v.GenericSchema<unknown, ImageRequest> = v.object({
  bundle_id: idField,
  transaction_id: idField,
  session_id: v.optional(idField),
  image_type: v.optional(v.string()),
})

export const handlers = [
  image(images.original, { withBoxes: false }),
  image(images.boxed, { withBoxes: true }),
]

function image(endpoint: Endpoint<ImageRequest>, { withBoxes }: { withBoxes: boolean }) {
  const permission = ['transaction_monitoring']
  const route = { endpoint, realm: 'admin', request, permission, body } as const
  return handlePost(route, (call, { bundle_id, transaction_id, session_id, image_type }) => {
    const bundle = visibleBundle(call, bundle_id)
    const { row, attempt } = (bundle && findRowId(bundle, transaction_id)) ?? {}
    if (!bundle || row === undefined || attempt === undefined) return notFound('image')
    const plan = createPlan(bundle, row)
    if (attempt >= plan.attempts) return notFound('image')
    const address = [bundle, row, plan, attempt, calendarFor(bundle).time(row)] as const
    const transaction = transactionDetail(...address)
    const imageSet = storedImages(...address)
    const type = specimenTypes.find((each) => each === (image_type ?? imageSet[0]))
    if (!type || !imageSet.includes(type)) return notFound('image')
    if (session_id !== undefined && session_id !== transaction.session_id) return notFound('image')

    const { data } = transaction
    const isFound = (field: string) => withBoxes && getText(data, field) !== undefined
    const { png, boxes } = drawSpecimen(type, hash(bundle.number, row, attempt), isFound)
    const img = base64(png)
    return ok<Image>(withBoxes ? { img, boxes } : { img })
  })
}

function base64(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary)
}
