import * as v from 'valibot'
import type { Image, ImageRequest } from '@/api/images/schema'
import { notFound, ok } from '@mocks/responses'
import { post } from '@mocks/http'
import { drawSpecimen, type SpecimenType } from '@mocks/images/specimen'
import { calendarFor } from '@mocks/queries/session-index'
import { planOf } from '@mocks/seeds/plan'
import { hash } from '@mocks/seeds/random'
import { transactionDetail } from '@mocks/seeds/transaction-rows'
import { idField } from './fields'
import { visibleBundle, rowIn } from './visible-bundle'

const body: v.GenericSchema<unknown, ImageRequest> = v.object({
  bundle_id: idField,
  transaction_id: idField,
  session_id: v.optional(idField),
  image_type: v.optional(v.string()),
})
const types = ['front', 'back', 'selfie', 'passport'] as const satisfies SpecimenType[]

export const imageHandlers = [imageOf('original-image/', false), imageOf('boxed-image/', true)]

function imageOf(path: string, boxed: boolean) {
  const permission = ['transaction_monitoring'] as const
  const route = { realm: 'admin', path: `v1/valify/${path}`, permission, body } as const
  return post(route, (call, { bundle_id, transaction_id, session_id, image_type }) => {
    const bundle = visibleBundle(call, bundle_id)
    const { row, attempt } = (bundle && rowIn(bundle, transaction_id)) ?? {}
    if (!bundle || row === undefined || attempt === undefined) return notFound('image')
    const plan = planOf(bundle, row)
    if (attempt >= plan.attempts) return notFound('image')
    const { images = [], session_id: ofSession } = transactionDetail(
      bundle,
      row,
      plan,
      attempt,
      calendarFor(bundle).time(row),
    )
    const wanted = types.find((type) => type === (image_type ?? images[0]))
    if (!wanted || !images.includes(wanted)) return notFound('image')
    if (session_id !== undefined && session_id !== ofSession) return notFound('image')

    const { png, boxes } = drawSpecimen(wanted, hash(bundle.number, row, attempt), boxed)
    const img = base64(png)
    return ok<Image>(boxed ? { img, boxes } : { img })
  })
}

function base64(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary)
}
